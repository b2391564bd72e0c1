import { useEffect, useState } from 'react'
import { watchOutbox } from '#browser/outbox/watch-outbox.ts'

/** Minds the outbox after hydration. Returns the message to show. */
export function useOutbox(): [news: string | null, dismiss: () => void] {
  const [news, setNews] = useState<string | null>(null)
  useEffect(() => watchOutbox(setNews), [])
  return [news, () => setNews(null)]
}
