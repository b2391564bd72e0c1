import { useEffect, useState } from 'react'
import { outboxEvent } from '#browser/outbox/outbox.ts'
import { sendOutbox } from '#browser/outbox/send-outbox.ts'
import { account } from '#browser/session/account.ts'
import { isGameRunning } from '#browser/table/is-game-running.ts'

const outboxTriggers = ['online', 'visibilitychange', outboxEvent] as const

/**
 * Sends the outbox after hydration, after a game, after sign-in, when the tab is shown again and
 * when the network is back; never during a game. Returns the message to show.
 */
export function useOutbox(): [news: string | null, dismiss: () => void] {
  const [news, setNews] = useState<string | null>(null)
  useEffect(() => {
    const send = async (event?: Event) => {
      if (isGameRunning() || (event?.type === 'visibilitychange' && document.hidden)) return
      const said = await sendOutbox(event?.type === 'online')
      if (said) setNews(said)
    }
    const look = () => void send()
    look()
    const stopWatching = account.subscribe(look)
    for (const sign of outboxTriggers) window.addEventListener(sign, send)
    return () => {
      stopWatching()
      for (const sign of outboxTriggers) window.removeEventListener(sign, send)
    }
  }, [])
  return [news, () => setNews(null)]
}
