import { useEffect, useRef } from 'react'
import { enqueue, saveFinishedGame } from '#browser/outbox/outbox.ts'
import { account } from '#browser/session/account.ts'

/**
 * A finished game counts for the signed-in account, or the next one to sign in; it is sent later. A
 * reopened end screen does not count again.
 */
export function useReportFinished(
  game: string,
  sober: boolean,
  stage: 'playing' | 'over' | 'start',
): void {
  const wasPlaying = useRef(false)
  useEffect(() => {
    const who = account.get()
    if (stage === 'over' && wasPlaying.current) {
      if (who) enqueue({ kind: 'deed', userId: who.userId, game, sober })
      else saveFinishedGame({ game, sober })
    }
    wasPlaying.current = stage === 'playing'
  }, [stage, game, sober])
}
