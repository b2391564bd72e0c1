import type { CopyOf } from '#domain/room/bring-back.ts'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { signText } from './sign-text.ts'

const purpose = 'room copy'

/** Says that this seat had a copy of the room's game, and of which moment. */
export function makeCopyProof(secret: string, room: string, copy: CopyOf): string {
  const text = Buffer.from(JSON.stringify({ ...copy, room })).toString('base64url')
  return `${text}.${signText(secret, purpose, text)}`
}

/** @throws AppError where it is forged, of another room, or of another seat */
export function readCopyProof(
  secret: string,
  room: string,
  seat: number | null,
  proof: string,
): CopyOf {
  const [text = '', signature = ''] = proof.split('.')
  const isSigned = isEqualInConstantTime(signature, signText(secret, purpose, text))
  const copy = isSigned ? JSON.parse(Buffer.from(text, 'base64url').toString()) : null
  if (copy?.room === room && copy.seat === seat) return copy
  throw new AppError('forbidden', 'This phone has no copy of the game.')
}
