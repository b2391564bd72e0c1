import { storageNotReadyMessage } from '#contract/storage-messages.ts'
import { getAppCheckToken } from '../api/app-check.ts'
import { UserFacingError } from '../api/user-facing-error.ts'
import { openStorage, type Storage } from '../objects/storage-client.ts'

/** What reading and writing packs needs; tests replace it. */
export type PackAccess = {
  open: () => Storage
  fetch: typeof fetch
  now: () => number
}

const retryLimits = { maxOperationRetryMs: 8_000, maxUploadRetryMs: 20_000 }

export const browserPackAccess: PackAccess = {
  open: () => openStorage({ ...retryLimits, getAppCheckToken }),
  fetch: (input, init) => fetch(input, init),
  now: Date.now,
}

/** Throws the sentence of spec §8 when storage is not ready. */
export function packStorage(access: PackAccess = browserPackAccess): Storage {
  try {
    return access.open()
  } catch (cause) {
    throw new UserFacingError(storageNotReadyMessage, { cause })
  }
}
