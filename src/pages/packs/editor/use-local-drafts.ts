import { useEffect, useState } from 'react'
import { readLocalDrafts } from '#browser/packs/pack-library.ts'
import type { Draft } from '#domain/builder/draft.ts'

/** The packs that are only on this device; read again when somebody comes back to the page. */
export function useLocalDrafts(userId: string | null, change: unknown): readonly Draft[] {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that the shelf is another one
  useEffect(() => {
    const read = () => setDrafts(readLocalDrafts())
    read()
    window.addEventListener('storage', read)
    document.addEventListener('visibilitychange', read)
    return () => {
      window.removeEventListener('storage', read)
      document.removeEventListener('visibilitychange', read)
    }
  }, [userId, change])
  return drafts
}
