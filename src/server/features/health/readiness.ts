import type { ServerContext } from '#server/context.ts'
import { checkDependencies, type DependencyHealth } from './check-dependencies.ts'

export type ProcessState = {
  /** Set once the process was asked to stop. */
  isStopping: boolean
  /** Whether the storage has answered since the start. */
  hasStorageResponded: boolean
}

export type Readiness = DependencyHealth & { isReady: boolean }

/**
 * Whether visitors may be sent here. A storage that answered once may go away: pages, games and sign-in
 * need none. One that never answered is a wrong configuration, which a rollout must not bring live.
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
