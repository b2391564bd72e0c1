import type { ServerContext } from '#server/context.ts'
import { checkDependencies, type DependencyHealth } from './check-dependencies.ts'

export type ProcessState = {
  isStopping: boolean
  hasStorageResponded: boolean
}

export type Readiness = DependencyHealth & { isReady: boolean }

/**
 * Storage that fails later keeps the process ready: pages, games and sign-in work without it.
 * Storage that never responded is misconfigured, and a rollout must stop.
 */
export function createReadinessCheck(
  services: ServerContext & ProcessState,
): () => Promise<Readiness> {
  return async () => {
    const health = await checkDependencies(services)
    services.hasStorageResponded ||= health.storage
    const isReady = !services.isStopping && health.database && services.hasStorageResponded
    return { ...health, isReady }
  }
}
