import { useSyncExternalStore } from 'react'
import { claimsShown } from './claim-reward.ts'
import { watchOutbox } from './outbox-list.ts'

/** The rewards that somebody has claimed on this device and that wait for the network, by id. */
export function useWaitingClaims(userId: string | null): string[] {
  const shown = useSyncExternalStore(
    watchOutbox,
    () => claimsShown(userId),
    () => '',
  )
  return shown.split(' ')
}
