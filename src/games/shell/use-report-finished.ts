import { useEffect, useRef } from 'react'
import { enqueue, saveFinishedGame } from '#browser/outbox/outbox.ts'
import { account } from '#browser/session/account.ts'

/**
 * A game that was played to its end counts for the account that is signed in, or that signs in next
 * on this device; the page sends it when it can.
 * An end screen that is opened again, after a reload say, is not another game.
 */
export function useReportFinished(
  game: string,
  sober: boolean,
  stage: 'playing' | 'over' | 'door',
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
