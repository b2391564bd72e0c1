import { useEffect, useState } from 'react'
import { deletePack } from '#browser/packs/delete-pack.ts'
import { loadPack } from '#browser/packs/load-pack.ts'
import { fetchOwnPacks } from '#browser/packs/own-packs.ts'
import { savePack } from '#browser/packs/save-pack.ts'
import { dropDraft, keptDraft } from '#browser/packs/shelf.ts'
import type { OwnPackCard } from '#contract/packs.ts'
import { initFailedMessage, saveFailedMessage } from '#contract/storage-messages.ts'
import { draftOfPack } from '#domain/builder/draft.ts'
import { type CustomPack, packPath } from '#domain/packs/custom-pack.ts'
import { isDraft } from '#domain/packs/tags.ts'

export type OwnPacks = {
  packs: readonly OwnPackCard[]
  isLoaded: boolean
  hasFailed: boolean
  again: () => void
  problem: string | null
  dismissProblem: () => void
  say: (problem: string) => void
  /** What was deleted last and can still come back. */
  deleted: CustomPack | null
  isRestoring: boolean
  remove: (pack: OwnPackCard) => Promise<void>
  restore: () => Promise<void>
  forgetDeleted: () => void
}

/** The packs of an account, all pages, and what can be done with them. */
export function useOwnPacks(userId: string | null): OwnPacks {
  const [packs, setPacks] = useState<readonly OwnPackCard[]>([])
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<CustomPack | null>(null)
  const [isRestoring, setRestoring] = useState(false)
  const again = () => setRound((count) => count + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (userId === null) return setPacks([])
    let isOver = false
    void fetchOwnPacks(userId).then((found) => {
      if (isOver) return
      setState('problem' in found ? 'failed' : 'loaded')
      if ('problem' in found) setProblem(initFailedMessage(found.problem))
      else setPacks(found.packs)
    })
    window.addEventListener('online', again)
    return () => {
      isOver = true
      window.removeEventListener('online', again)
    }
  }, [userId, round])

  async function remove(card: OwnPackCard): Promise<void> {
    try {
      const { pack } = await loadPack(card.id)
      await deletePack({ filePath: packPath(card.id) })
      // What was written since and is nowhere else stays on the shelf.
      if (!keptDraft(card.id).get()?.isDirty) dropDraft(card.id)
      setDeleted(pack)
      setPacks((all) => all.filter(({ id }) => id !== card.id))
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  async function restore(): Promise<void> {
    if (!deleted || isRestoring) return
    const packId = deleted.metadata.id
    const kept = keptDraft(packId)
    // Should the network be gone, it is on this phone at least.
    if (!kept.get()) kept.set({ ...draftOfPack(deleted, null, userId, Date.now()), isDirty: true })
    setRestoring(true)
    try {
      await savePack(deleted, { draft: isDraft(deleted.metadata.tags) })
      if (kept.get()?.generation === null) dropDraft(packId)
      again()
    } catch (error) {
      setProblem(saveFailedMessage(messageOf(error)))
    } finally {
      setRestoring(false)
      setDeleted(null)
    }
  }

  return {
    ...{ packs, problem, again, remove, restore, deleted, isRestoring },
    isLoaded: state === 'loaded',
    hasFailed: state === 'failed',
    say: setProblem,
    dismissProblem: () => setProblem(null),
    forgetDeleted: () => setDeleted(null),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
