import { StorageError } from './storage-error.ts'

export type StorageResponse = {
  status: number
  statusText: string
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
}

type ObjectAddress = { bucket: string; path: string }

/** Whether a 401 is about the app-check token, not the user. */
const invalidAppCheck = /app[ -]?check token is invalid/i

/** The error for a refused storage request (spec §8). */
export function toStorageError(
  answer: StorageResponse,
  { bucket, path }: ObjectAddress,
): StorageError {
  const { status, statusText } = answer
  const body = new TextDecoder().decode(answer.bytes)
  const details = { status, statusText, serverMessage: findServerMessage(body) }
  const error = (code: StorageError['code'], message: string) =>
    new StorageError(code, message, details)
  switch (status) {
    case 401:
      // HTTP/2 has no reason phrase, so the body counts as well.
      return invalidAppCheck.test(`${statusText} ${body}`)
        ? error('storage/unauthorized-app', 'This app’s check token is invalid.')
        : error('storage/unauthenticated', 'Sign in first, please.')
    case 402:
      return error('storage/quota-exceeded', `The quota for the bucket ${bucket} is used up.`)
    case 403:
      return error('storage/unauthorized', `You may not do this with ${path}.`)
    case 404:
      return error('storage/object-not-found', `There is no ${path}.`)
    case 412:
      return error('storage/precondition-failed', `${path} was changed elsewhere meanwhile.`)
    default:
      return error('storage/unknown', details.serverMessage ?? `The storage answered ${status}.`)
  }
}

function findServerMessage(body: string): string | null {
  try {
    const message: unknown = JSON.parse(body)?.error?.message
    return typeof message === 'string' && message !== '' ? message : null
  } catch {
    return null
  }
}
