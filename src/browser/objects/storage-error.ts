import { UserFacingError } from '../api/user-facing-error.ts'

export type StorageErrorCode =
  | 'storage/unknown'
  | 'storage/unauthenticated'
  | 'storage/unauthorized-app'
  | 'storage/quota-exceeded'
  | 'storage/unauthorized'
  | 'storage/object-not-found'
  | 'storage/precondition-failed'
  | 'storage/no-download-url'
  | 'storage/cannot-slice-blob'
  | 'storage/invalid-root-operation'
  | 'storage/invalid-argument'
  | 'storage/invalid-default-bucket'
  | 'storage/app-deleted'
  | 'storage/retry-limit-exceeded'
  | 'storage/canceled'

type ErrorDetails = {
  /** The last answer's status; 0 when none came. */
  status?: number
  statusText?: string
  serverMessage?: string | null
}

export class StorageError extends UserFacingError {
  override name = 'StorageError'
  readonly code: StorageErrorCode
  readonly status: number
  /** Empty over HTTP/2, which has no reason phrase. */
  readonly statusText: string
  readonly serverMessage: string | null
  /** Resumes an upload that was stopped. */
  resumeUrl: string | null = null

  constructor(code: StorageErrorCode, message: string, circumstance: ErrorDetails = {}) {
    super(message)
    this.code = code
    this.status = circumstance.status ?? 0
    this.statusText = circumstance.statusText ?? ''
    this.serverMessage = circumstance.serverMessage ?? null
  }
}

export const invalidArgument = (what: string) => new StorageError('storage/invalid-argument', what)

export const canceled = () => new StorageError('storage/canceled', 'This was stopped.')

export const storageDeleted = () =>
  new StorageError('storage/app-deleted', 'The storage service has been deleted.')

export const cannotSliceBlob = () =>
  new StorageError('storage/cannot-slice-blob', 'This file cannot be read in parts.')

export const noDownloadUrl = (path: string) =>
  new StorageError('storage/no-download-url', `There is no download URL for ${path}.`)

export const invalidAnswer = (status: number) =>
  new StorageError('storage/unknown', 'The answer of the storage made no sense.', { status })

export const retryLimitExceeded = (status: number) =>
  new StorageError(
    'storage/retry-limit-exceeded',
    'The storage did not answer in time. Please try again.',
    { status },
  )

export const invalidDefaultBucket = (bucket: string) =>
  new StorageError('storage/invalid-default-bucket', `The bucket ${bucket} has no valid name.`)

export const rootNotAllowed = (operation: string) =>
  new StorageError('storage/invalid-root-operation', `The root location refuses ${operation}.`)
