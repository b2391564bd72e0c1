import { useEffect, useState } from 'react'
import { account } from '#browser/account.ts'
import { sendKept } from '#browser/outbox.ts'

/**
 * Sends what waits on this device when a page opens, when somebody comes in and when the network is back; never while
 * `isPlaying`. Says what came of it: a new stamp.
 */
export function useOutbox(isPlaying: boolean): [news: string | null, dismiss: () => void] {
  const [news, setNews] = useState<string | null>(null)
  useEffect(() => {
    if (isPlaying) return
    const send = async () => {
      const stamps = await sendKept()
      if (stamps) setNews(stamps)
    }
    void send()
    const stopWatching = account.subscribe(send)
    window.addEventListener('online', send)
    return () => {
      stopWatching()
      window.removeEventListener('online', send)
    }
  }, [isPlaying])
  return [news, () => setNews(null)]
}
