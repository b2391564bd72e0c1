import { toMessage } from '../api/user-facing-error.ts'
import { liveState } from '../storage/live-state.ts'
import { listPacks, type OwnPackFile } from './list-packs.ts'
import { fetchOwnPacks } from './own-packs.ts'
import { browserPackAccess, type PackAccess } from './pack-storage.ts'

/** The signed-in account's packs, as last listed. */
export type PackList = {
  /** Null before the first list. */
  ownerId: string | null
  files: readonly OwnPackFile[]
  state: 'loading' | 'loaded' | 'failed'
  problem: string | null
}

export const noPackList: PackList = { ownerId: null, files: [], state: 'loading', problem: null }

export const packList = liveState<PackList>(noPackList)

let lastRequest = 0
let shownRequest = 0

/** Lists the user's packs anew. Late answers never replace newer ones. Never rejects. */
export async function refreshPackList(
  ownerId: string,
  access: PackAccess = browserPackAccess,
  fetchCards = fetchOwnPacks,
): Promise<void> {
  lastRequest += 1
  const round = lastRequest
  if (packList.get().ownerId !== ownerId) packList.set({ ...noPackList, ownerId })
  const next = await listPacks(ownerId, access, fetchCards).then(
    (files): PackList => ({ ownerId, files, state: 'loaded', problem: null }),
    (error: unknown): PackList => ({
      ...packList.get(),
      state: 'failed',
      problem: toMessage(error),
    }),
  )
  // An older answer is shown while a newer request hangs.
  if (round < shownRequest || packList.get().ownerId !== ownerId) return
  shownRequest = round
  packList.set(next)
}

export function dropFromPackList(packId: string): void {
  const list = packList.get()
  packList.set({ ...list, files: list.files.filter((file) => file.packId !== packId) })
}
