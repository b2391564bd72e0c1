import { useSyncExternalStore } from 'react'
import { pendingClaimsText } from './claim-reward.ts'
import { watchOutbox } from './outbox-list.ts'

/** Ids of rewards that were claimed on this device and wait for the network. */
export function useWaitingClaims(userId: string | null): string[] {
  const shown = useSyncExternalStore(
    watchOutbox,
    () => pendingClaimsText(userId),
    () => '',
  )
  return shown.split(' ')
}
