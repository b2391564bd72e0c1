import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isDiskFull } from '#server/lib/is-disk-full.ts'
import { unavailable } from '../web/errors.ts'
import { type BlobStore, type StoredBlob, storageUnavailableMessage } from './blob-store.ts'

const open = promisify(fs.open)
const write = promisify(fs.write)
const fdatasync = promisify(fs.fdatasync)
const syncFolder = promisify(fs.fsync)
const close = promisify(fs.close)
const rename = promisify(fs.rename)
const readFile = promisify(fs.readFile)
const unlink = promisify(fs.unlink)
const mkdir = promisify(fs.mkdir)
const access = promisify(fs.access)
const readdir = promisify(fs.readdir)
const stat = promisify(fs.stat)

const maxWriteMs = 60 * 60 * 1000

const blobIdPattern = /^[\w-]{3,64}$/

type SyncFile = (file: number) => Promise<void>

/**
 * Blobs as files in up to 256 folders, by the first digits of their ids.
 * @param syncFile flushes a file to disk
 */
export function openFileBlobStore(folder: string, syncFile: SyncFile = fdatasync): BlobStore {
  // No blob id contains this name: a crash leaves only temporary files here.
  const tempFolder = join(folder, 'aside')
  const pathOf = (blobId: string) => {
    if (!blobIdPattern.test(blobId)) throw new Error(`no id of a body: ${blobId}`)
    return join(folder, blobId.charAt(0), blobId.charAt(1), blobId)
  }
  fs.mkdirSync(dirname(folder), { recursive: true })
  fs.mkdirSync(tempFolder, { recursive: true, mode: 0o700 })
  deleteOldTempFiles(tempFolder)

  return {
    description: `files in ${folder}`,
    async write(blobId, bytes) {
      const path = pathOf(blobId)
      const tempFile = join(tempFolder, blobId)
      try {
        await writeSynced(tempFile, path, bytes, syncFile)
      } catch (error) {
        await removeFile(tempFile).catch(() => {})
        await removeFile(path).catch(() => {})
        throw toUnavailable(error)
      }
    },
    read: (blobId) => readFile(pathOf(blobId)).catch(nullWhenMissing).catch(throwUnavailable),
    remove: (blobId) => removeFile(pathOf(blobId)),
    list: (idPrefix) => listFiles(folder, idPrefix),
    check: () => access(tempFolder, fs.constants.R_OK | fs.constants.W_OK),
  }
}

/** A disk that broke or was unmounted may return; a full one has its own error. */
function toUnavailable(error: unknown): unknown {
  const isOfFiles = error instanceof Error && 'syscall' in error
  return isOfFiles && !isDiskFull(error) ? unavailable(storageUnavailableMessage, error) : error
}

async function* listFiles(folder: string, idPrefix: string): AsyncIterable<StoredBlob> {
  for (const first of await namesIn(folder)) {
    if (first.length > 1 || !idPrefix.startsWith(first.slice(0, idPrefix.length))) continue
    for (const second of await namesIn(join(folder, first))) {
      for (const blobId of await namesIn(join(folder, first, second))) {
        if (!blobId.startsWith(idPrefix)) continue
        const found = await stat(join(folder, first, second, blobId)).catch(nullWhenMissing)
        if (found) yield { blobId, size: found.size, modifiedAtMs: found.mtimeMs }
      }
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullWhenMissing)) ?? []
}

function throwUnavailable(error: unknown): never {
  throw toUnavailable(error)
}

/** Deletes what crashes left; newer files may be in use by another process. */
function deleteOldTempFiles(tempFolder: string): void {
  for (const name of fs.readdirSync(tempFolder)) {
    const part = join(tempFolder, name)
    const { mtimeMs } = fs.statSync(part, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (mtimeMs < Date.now() - maxWriteMs) fs.rmSync(part, { force: true })
  }
}

async function writeSynced(
  tempFile: string,
  path: string,
  bytes: Buffer,
  syncFile: SyncFile,
): Promise<void> {
  const file = await open(tempFile, 'wx', 0o600)
  try {
    let written = 0
    while (written < bytes.length) {
      written += (await write(file, bytes, written)).bytesWritten
    }
    await move(tempFile, path)
    // A new name survives a power cut only when its folder is synced. One wait for both: no row names
    // the file yet.
    await Promise.all([syncFile(file), syncNames(dirname(path))])
  } finally {
    await close(file)
  }
}

async function move(from: string, to: string): Promise<void> {
  const folder = dirname(to)
  try {
    await rename(from, to)
  } catch (error) {
    if (!isMissing(error)) throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await syncNames(dirname(folder))
    await syncNames(dirname(dirname(folder)))
    await rename(from, to)
  }
}

async function syncNames(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await syncFolder(handle)
  } finally {
    await close(handle)
  }
}

async function removeFile(path: string): Promise<void> {
  await unlink(path).catch(nullWhenMissing)
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
