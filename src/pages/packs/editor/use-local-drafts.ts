import { useEffect, useState } from 'react'
import { readLocalDrafts } from '#browser/packs/pack-library.ts'
import type { Draft } from '#domain/builder/draft.ts'

/** Packs that are on this device only; read again when the page is shown. */
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
