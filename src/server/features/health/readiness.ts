import type { ServerContext } from '#server/context.ts'
import { askDependencies, type Dependencies } from './ask-dependencies.ts'

export type ProcessState = {
  /** Set once the process was asked to stop. */
  isStopping: boolean
  /** Whether the storage has answered since the start. */
  hasHadStorage: boolean
}

export type Readiness = Dependencies & { isReady: boolean }

/**
 * Whether visitors may be sent here. A storage that answered once may go away: pages, games and sign-in
 * need none. One that never answered is a wrong configuration, which a rollout must not bring live.
 */
export function openReadiness(services: ServerContext & ProcessState): () => Promise<Readiness> {
  return async () => {
    const answers = await askDependencies(services)
    services.hasHadStorage ||= answers.storage
    const isReady = !services.isStopping && answers.database && services.hasHadStorage
    return { ...answers, isReady }
  }
}
