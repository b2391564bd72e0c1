import { maxPackBytes, packIdOfPath } from '#domain/packs/custom-pack.ts'
import { AppError } from '#server/platform/web/errors.ts'

export const bucketName = 'party-dojo'

const maxNameBytes = 1024
export const maxPrivateBytes = 10 * 1024 * 1024

export type ObjectLocation =
  | { kind: 'pack'; packId: string; maxBytes: number }
  | { kind: 'private'; ownerId: string; maxBytes: number }
  | { kind: 'none'; maxBytes: number }

export function locateObject(name: string): ObjectLocation {
  const packId = packIdOfPath(name)
  if (packId !== null) return { kind: 'pack', packId, maxBytes: maxPackBytes }
  const ownerId = privateOwner(name)
  if (ownerId !== null) return { kind: 'private', ownerId, maxBytes: maxPrivateBytes }
  return { kind: 'none', maxBytes: 0 }
}

/** The owner of a private name or prefix, else null. */
export function privateOwner(name: string): string | null {
  return /^users\/([^/]+)\//.exec(name)?.[1] ?? null
}

/** Throws unless this user may store an object of that name; who may replace one is up to its row. */
export function requireWriter(
  name: string,
  userId: string | null,
): ObjectLocation & { userId: string } {
  if (userId === null) throw unauthenticated()
  const location = locateObject(name)
  if (location.kind === 'none' || (location.kind === 'private' && location.ownerId !== userId)) {
    throw permissionDenied('WRITE')
  }
  return { ...location, userId }
}

/** Throws the same whether the object exists or not. */
export function requireReader(place: ObjectLocation, userId: string | null): void {
  if (place.kind === 'none') throw permissionDenied('READ')
  if (place.kind === 'pack') return
  if (userId === null) throw unauthenticated()
  if (place.ownerId !== userId) throw permissionDenied('READ')
}

/** Only the owner may list a private area, or objects by owner. */
export function requireLister(
  { prefix, ownerId }: { prefix: string; ownerId: string | null },
  userId: string | null,
): void {
  const owners = [privateOwner(prefix), ownerId].filter((owner) => owner !== null)
  if (owners.length === 0) return
  if (userId === null) throw unauthenticated()
  if (owners.some((owner) => owner !== userId)) throw permissionDenied('LIST')
}

/** Decodes a name from a path, once. */
export function decodeName(encoded: string): string {
  return requireName(decodeOnce(encoded))
}

export function decodeOnce(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    throw new AppError('invalid_request', 'The address is not well encoded.')
  }
}

export function requireName(name: string): string {
  requireText(name, 'The name')
  const segments = name.split('/')
  if (segments.includes('')) {
    throw new AppError('invalid_request', 'The name has an empty part between its slashes.')
  }
  if (segments.includes('.') || segments.includes('..')) {
    throw new AppError('invalid_request', 'The name has a part that is only dots.')
  }
  return name
}

export function requirePrefix(prefix: string): string {
  return prefix === '' ? prefix : requireText(prefix, 'The prefix')
}

function requireText(text: string, what: string): string {
  const bytes = Buffer.byteLength(text)
  if (bytes < 1 || bytes > maxNameBytes) {
    throw new AppError('invalid_request', `${what} must have 1 to ${maxNameBytes} bytes.`)
  }
  if (/[\0\r\n]|\p{Surrogate}/u.test(text)) {
    throw new AppError('invalid_request', `${what} has a character that no name may have.`)
  }
  return text
}

export function unauthenticated(): AppError {
  return new AppError('unauthenticated', 'Sign in first.')
}

export function permissionDenied(action: 'READ' | 'WRITE' | 'LIST'): AppError {
  return new AppError('forbidden', `Permission denied. No ${action} permission.`)
}

export function notFound(): AppError {
  return new AppError('not_found', 'There is no such object.')
}
