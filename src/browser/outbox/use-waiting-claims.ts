import { useSyncExternalStore } from 'react'
import { pendingClaimsText } from './claim-reward.ts'
import { watchOutbox } from './outbox-list.ts'

/** The rewards that somebody has claimed on this device and that wait for the network, by id. */
export function useWaitingClaims(userId: string | null): string[] {
  const shown = useSyncExternalStore(
    watchOutbox,
    () => pendingClaimsText(userId),
    () => '',
  )
  return shown.split(' ')
}
