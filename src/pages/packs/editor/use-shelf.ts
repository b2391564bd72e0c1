import { useEffect, useState } from 'react'
import { readShelf } from '#browser/packs/pack-library.ts'
import type { Draft } from '#domain/builder/draft.ts'

/** The packs that are only on this device; read again when somebody comes back to the page. */
export function useShelf(userId: string | null, change: unknown): readonly Draft[] {
  const [shelf, setShelf] = useState<readonly Draft[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that the shelf is another one
  useEffect(() => {
    const read = () => setShelf(readShelf())
    read()
    window.addEventListener('storage', read)
    document.addEventListener('visibilitychange', read)
    return () => {
      window.removeEventListener('storage', read)
      document.removeEventListener('visibilitychange', read)
    }
  }, [userId, change])
  return shelf
}
