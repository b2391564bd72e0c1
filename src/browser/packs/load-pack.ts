import { fetchFailedMessage } from '#contract/storage-messages.ts'
import { type CustomPack, isPackId, packPath } from '#domain/packs/custom-pack.ts'
import { readPack, unknownStructureMessage } from '#domain/packs/read-pack.ts'
import { requestTimeoutMs } from '../api/request-timeout.ts'
import { UserFacingError } from '../api/user-facing-error.ts'
import type { ObjectReference } from '../objects/object-reference.ts'
import { StorageError } from '../objects/storage-error.ts'
import { browserPackAccess, type PackAccess, packStorage } from './pack-storage.ts'

/** A pack and its generation, which a save names to replace it. */
export type LoadedPack = {
  pack: CustomPack
  generation: string
  fileUrl: string
  /** Hidden after reports: only the owner's session reads it. */
  isHidden: boolean
}

/**
 * Loads a pack by id or download URL. Throws an Error with the sentence of spec §8: a StorageError
 * with code and status when the storage refused.
 */
export async function loadPack(
  packIdOrUrl: string,
  access: PackAccess = browserPackAccess,
): Promise<LoadedPack> {
  const object = packStorage(access).ref(pathOf(packIdOrUrl))
  // A save in between replaces the token: the second attempt uses the new one.
  const loaded = (await tryToLoad(object, access)) ?? (await tryToLoad(object, access))
  return loaded ?? (await loadHidden(object))
}

/** Null when the download URL is no longer valid. */
async function tryToLoad(object: ObjectReference, access: PackAccess): Promise<LoadedPack | null> {
  const { url, generation } = await getDownload(object)
  const { status, ok, statusText, text } = await fetchUrl(url, access)
  if (status === 403) return null
  if (!ok) {
    const code = status === 404 ? 'storage/object-not-found' : 'storage/unknown'
    throw failedToFetch(code, statusText || String(status), status)
  }
  return { pack: parsePack(text), generation, fileUrl: url, isHidden: false }
}

/** The owner may still read it by their session. */
async function loadHidden(object: ObjectReference): Promise<LoadedPack> {
  const { url, generation } = await getDownload(object)
  const bytes = await object.download().catch(() => {
    throw failedToFetch('storage/unauthorized', 'Forbidden', 403)
  })
  const pack = parsePack(new TextDecoder().decode(bytes))
  return { pack, generation, fileUrl: url, isHidden: true }
}

async function getDownload(object: ObjectReference): Promise<{ url: string; generation: string }> {
  try {
    const metadata = await object.getMetadata()
    return { url: await object.getDownloadUrl(metadata), generation: metadata.generation }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw failedToFetch(error.code, error.statusText || error.message, error.status)
  }
}

async function fetchUrl(url: string, access: PackAccess) {
  const asked = access.fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) })
  try {
    const response = await asked
    const { status, ok, statusText } = response
    return { status, ok, statusText, text: await response.text() }
  } catch {
    throw failedToFetch('storage/retry-limit-exceeded', 'no answer came', 0)
  }
}

function parsePack(text: string): CustomPack {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UserFacingError(unknownStructureMessage)
  }
  const reading = readPack(value)
  if ('problem' in reading) throw new UserFacingError(reading.problem)
  return reading.pack
}

function failedToFetch(code: StorageError['code'], reason: string, status: number): StorageError {
  return new StorageError(code, fetchFailedMessage(reason), { status })
}

/** Accepts an id, a path in the bucket, or an object's download URL. */
function pathOf(packIdOrUrl: string): string {
  if (isPackId(packIdOrUrl)) return packPath(packIdOrUrl)
  const encoded = /\/v0\/b\/[^/]+\/o\/([^/?#]+)/.exec(packIdOrUrl)?.[1]
  try {
    return encoded === undefined ? packIdOrUrl : decodeURIComponent(encoded)
  } catch {
    return packIdOrUrl
  }
}

/** Null when there is no such pack, or its bytes are lost. */
export async function findStoredPack(packId: string): Promise<LoadedPack | null> {
  return await nullIfMissing(loadPack(packId))
}

/** The generation that a save must name, also when the bytes are lost. */
export async function findGeneration(
  packId: string,
  access: PackAccess = browserPackAccess,
): Promise<string | null> {
  const download = await nullIfMissing(getDownload(packStorage(access).ref(packPath(packId))))
  return download?.generation ?? null
}

async function nullIfMissing<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof StorageError && error.code === 'storage/object-not-found') return null
    throw error
  }
}
