import { useEffect, useState } from 'react'
import { toMessage } from '#browser/api/user-facing-error.ts'
import { cachePack, dropCachedPack } from '#browser/packs/cached-packs.ts'
import { deletePack } from '#browser/packs/delete-pack.ts'
import type { OwnPackFile } from '#browser/packs/list-packs.ts'
import { loadPack } from '#browser/packs/load-pack.ts'
import { dropDraft, savedDraft } from '#browser/packs/pack-library.ts'
import {
  dropFromPackList,
  noPackList,
  packList,
  refreshPackList,
} from '#browser/packs/pack-list.ts'
import { savePack } from '#browser/packs/save-pack.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { initFailedMessage, saveFailedMessage } from '#contract/storage-messages.ts'
import { draftOfPack } from '#domain/builder/draft.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { isDraft } from '#domain/packs/tags.ts'

export type OwnPacks = {
  files: readonly OwnPackFile[]
  isLoaded: boolean
  hasFailed: boolean
  reload: () => void
  problem: string | null
  dismissProblem: () => void
  reportProblem: (problem: string) => void
  /** The last deleted pack, which can be restored. */
  deleted: CustomPack | null
  isRestoring: boolean
  remove: (file: OwnPackFile) => Promise<void>
  restore: () => Promise<void>
  forgetDeleted: () => void
}

export function useOwnPacks(userId: string | null): OwnPacks {
  const list = useLiveState(packList, noPackList)
  const [problem, setProblem] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<CustomPack | null>(null)
  const [isRestoring, setRestoring] = useState(false)
  // Another account's list is not shown.
  const { files, state, ...own } = list.ownerId === userId ? list : noPackList

  useEffect(() => {
    if (userId === null) return
    const again = () => void refreshPackList(userId)
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [userId])

  useEffect(() => {
    if (own.problem !== null) setProblem(initFailedMessage(own.problem))
  }, [own.problem])

  async function remove({ packId, filePath }: OwnPackFile): Promise<void> {
    try {
      const { pack } = await loadPack(packId)
      await deletePack({ filePath })
      dropCachedPack(packId)
      // Unsaved changes stay.
      if (!savedDraft(packId).get()?.isDirty) dropDraft(packId)
      setDeleted(pack)
      dropFromPackList(packId)
    } catch (error) {
      setProblem(toMessage(error))
    }
  }

  async function restore(): Promise<void> {
    if (!deleted || isRestoring) return
    const packId = deleted.metadata.id
    const kept = savedDraft(packId)
    // Without a network it is on this phone at least.
    if (!kept.get()) kept.set({ ...draftOfPack(deleted, null, userId, Date.now()), isDirty: true })
    setRestoring(true)
    try {
      const { pack } = await savePack(deleted, { draft: isDraft(deleted.metadata.tags) })
      if (!isDraft(pack.metadata.tags)) cachePack(pack)
      if (kept.get()?.generation === null) dropDraft(packId)
      if (userId !== null) await refreshPackList(userId)
    } catch (error) {
      setProblem(saveFailedMessage(toMessage(error)))
    } finally {
      setRestoring(false)
      setDeleted(null)
    }
  }

  return {
    files,
    problem,
    remove,
    restore,
    deleted,
    isRestoring,
    isLoaded: state === 'loaded',
    hasFailed: state === 'failed',
    reload: () => void (userId !== null && refreshPackList(userId)),
    reportProblem: setProblem,
    dismissProblem: () => setProblem(null),
    forgetDeleted: () => setDeleted(null),
  }
}
