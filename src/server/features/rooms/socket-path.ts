import { readRoomCode } from '#domain/room/code.ts'

const pathPattern = /^\/api\/rooms\/([A-Za-z]{4,5})\/socket$/

/** Null for another path. */
export function socketCodeOf(url = ''): string | null {
  const code = pathPattern.exec(url.split('?')[0] ?? '')?.[1]
  return code === undefined ? null : readRoomCode(code)
}
