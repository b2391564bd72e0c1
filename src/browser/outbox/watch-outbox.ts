import { account } from '../session/account.ts'
import { isGameRunning } from '../table/is-game-running.ts'
import { outboxEvent } from './outbox.ts'
import { sendOutbox } from './send-outbox.ts'

const signs = ['online', 'visibilitychange', outboxEvent] as const

/**
 * Sends the outbox now, after a game, after sign-in, when the tab is shown again and when the
 * network is back; never during a game.
 * @param onNews gets the message to show
 * @returns how to stop
 */
export function watchOutbox(onNews: (said: string) => void, deliver = sendOutbox): () => void {
  const send = async (event?: Event) => {
    if (isGameRunning() || (event?.type === 'visibilitychange' && document.hidden)) return
    const said = await deliver(event?.type === 'online')
    if (said) onNews(said)
  }
  const look = () => void send()
  look()
  const stopWatching = account.subscribe(look)
  for (const sign of signs) window.addEventListener(sign, send)
  return () => {
    stopWatching()
    for (const sign of signs) window.removeEventListener(sign, send)
  }
}
