import { useEffect, useState } from 'react'
import { sendKept } from '#browser/outbox.ts'

/**
 * Sends what waits on this device when a page opens and when the network is back; never while
 * `isPlaying`. Says what came of it: a new stamp.
 */
export function useOutbox(isPlaying: boolean): [news: string | null, dismiss: () => void] {
  const [news, setNews] = useState<string | null>(null)
  useEffect(() => {
    if (isPlaying) return
    const send = async () => {
      const report = await sendKept()
      if (report?.stamps) setNews(report.stamps)
    }
    void send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [isPlaying])
  return [news, () => setNews(null)]
}
