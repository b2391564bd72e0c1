import { type ListedPage, listEverything, listPage, type PageOptions } from './list-objects.ts'
import {
  downloadUrl,
  type ObjectMetadata,
  readMetadata,
  type SettableMetadata,
  writeMetadata,
} from './object-metadata.ts'
import { invalidArgument, rootNotAllowed, storageDeleted } from './storage-error.ts'
import { objectUrl, type StorageContext, sendRequest } from './storage-request.ts'
import { upload } from './upload.ts'
import type { UploadOptions } from './upload-job.ts'
import type { UploadData } from './upload-source.ts'

/** Spec §5. */
const maxPageSize = 1000

export type DownloadOptions = { maxBytes?: number; signal?: AbortSignal }

export type ObjectReference = {
  bucket: string
  fullPath: string
  name: string
  /** The bytes, for users who may read them without a download token. */
  url: string
  parent: () => ObjectReference | null
  child: (path: string) => ObjectReference
  list: (options?: PageOptions) => Promise<ListedPage<ObjectReference>>
  listAll: (options?: Pick<PageOptions, 'ownerId'>) => Promise<ListedPage<ObjectReference>>
  getMetadata: () => Promise<ObjectMetadata>
  updateMetadata: (changes: SettableMetadata) => Promise<ObjectMetadata>
  /** Sends no request when the metadata is known. */
  getDownloadUrl: (known?: ObjectMetadata) => Promise<string>
  upload: (data: UploadData, options?: UploadOptions) => Promise<ObjectMetadata>
  download: (options?: DownloadOptions) => Promise<Uint8Array<ArrayBuffer>>
  delete: () => Promise<void>
}

export function objectReference(context: StorageContext, anyPath: string): ObjectReference {
  const parts = anyPath.split('/').filter(Boolean)
  const path = parts.join('/')
  const at = (other: string) => objectReference(context, other)
  const url = objectUrl(context, path)
  const mediaUrl = `${url}?alt=media`

  function requireNotClosed(): void {
    if (context.closing.aborted) throw storageDeleted()
  }
  function requireObject(operation: string): void {
    requireNotClosed()
    if (path === '') throw rootNotAllowed(operation)
  }
  async function metadata(): Promise<ObjectMetadata> {
    return readMetadata(await sendRequest(context, { method: 'GET', url, path }))
  }

  // Not async functions: invalid arguments throw at once.
  return {
    bucket: context.bucket,
    fullPath: path,
    name: parts.at(-1) ?? '',
    url: mediaUrl,
    parent: () => (path === '' ? null : at(parts.slice(0, -1).join('/'))),
    child: (below) => at(`${path}/${below}`),
    list(options = {}) {
      requireNotClosed()
      const { maxResults } = options
      const isPage = maxResults === undefined || isWithin(maxResults, 1, maxPageSize)
      if (!isPage) throw invalidArgument(`maxResults must be 1 to ${maxPageSize}.`)
      return listPage(context, path, options, at)
    },
    listAll(options = {}) {
      requireNotClosed()
      return listEverything(context, path, options, at)
    },
    getMetadata() {
      requireObject('metadata')
      return metadata()
    },
    updateMetadata(changes) {
      requireObject('metadata')
      const headers = { 'Content-Type': 'application/json; charset=utf-8' }
      const body = JSON.stringify(writeMetadata(changes))
      return sendRequest(context, { method: 'PATCH', url, headers, body, path }).then(readMetadata)
    },
    getDownloadUrl(known) {
      requireObject('a download URL')
      return Promise.resolve(known ?? metadata()).then((found) => downloadUrl(context, found))
    },
    upload(data, options = {}) {
      requireObject('uploading')
      return upload(context, path, data, options)
    },
    download({ maxBytes, signal } = {}) {
      requireObject('downloading')
      if (maxBytes !== undefined && !isWithin(maxBytes, 0, Number.MAX_SAFE_INTEGER))
        throw invalidArgument('maxBytes must be zero or more.')
      // One byte more than wanted: a range cannot be empty.
      const headers: Record<string, string> =
        maxBytes === undefined ? {} : { Range: `bytes=0-${maxBytes}` }
      const request = { method: 'GET', url: mediaUrl, headers, path, signal } as const
      return sendRequest(context, request).then(({ bytes }) => bytes.slice(0, maxBytes))
    },
    delete() {
      requireObject('deleting')
      return sendRequest(context, { method: 'DELETE', url, path }).then(() => {})
    },
  }
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
