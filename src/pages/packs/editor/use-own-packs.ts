import { useEffect, useEffectEvent, useState } from 'react'
import { deletePack } from '#browser/packs/delete-pack.ts'
import { loadPack } from '#browser/packs/load-pack.ts'
import { fetchOwnPacks } from '#browser/packs/own-packs.ts'
import { savePack } from '#browser/packs/save-pack.ts'
import { dropDraft, keptDraft } from '#browser/packs/shelf.ts'
import type { OwnPackCard } from '#contract/packs.ts'
import { type CustomPack, packPath } from '#domain/packs/custom-pack.ts'

export type OwnPacks = {
  packs: readonly OwnPackCard[]
  isLoaded: boolean
  problem: string | null
  dismissProblem: () => void
  say: (problem: string) => void
  /** What was deleted last and can still come back. */
  deleted: CustomPack | null
  remove: (pack: OwnPackCard) => Promise<void>
  restore: () => Promise<void>
  forgetDeleted: () => void
}

/** The packs of an account, all pages, and what can be done with them. */
export function useOwnPacks(userId: string | null): OwnPacks {
  const [packs, setPacks] = useState<readonly OwnPackCard[]>([])
  const [isLoaded, setLoaded] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<{ pack: CustomPack; wasDraft: boolean } | null>(null)

  const load = useEffectEvent(async (whose: string) => {
    const found = await fetchOwnPacks(whose)
    if (whose !== userId) return
    if ('problem' in found) return setProblem(found.problem)
    setPacks(found.packs)
    setLoaded(true)
  })
  useEffect(() => {
    setPacks([])
    setLoaded(false)
    if (userId !== null) void load(userId)
  }, [userId])

  async function remove(card: OwnPackCard): Promise<void> {
    try {
      const { pack } = await loadPack(card.id)
      await deletePack({ filePath: packPath(card.id) })
      // What was written since and is nowhere else stays on the shelf.
      if (!keptDraft(card.id).get()?.isDirty) dropDraft(card.id)
      setDeleted({ pack, wasDraft: card.isDraft })
      setPacks((all) => all.filter(({ id }) => id !== card.id))
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  async function restore(): Promise<void> {
    if (!deleted) return
    try {
      await savePack(deleted.pack, { draft: deleted.wasDraft })
      setDeleted(null)
      if (userId !== null) await load(userId)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  return {
    ...{ packs, isLoaded, problem, remove, restore, deleted: deleted?.pack ?? null },
    say: setProblem,
    dismissProblem: () => setProblem(null),
    forgetDeleted: () => setDeleted(null),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
