import { previewRoom } from '#browser/room/room-api.ts'
import { type JoinTrouble, unknownCode, wordsOf } from './join-trouble.ts'

/** Why a room cannot be watched, asked before its page is opened; null where it can. */
export async function watchTrouble(code: string): Promise<JoinTrouble | null> {
  const preview = await previewRoom(code)
  if (!preview.ok) {
    return { message: preview.status === 404 ? unknownCode : preview.message, refusal: null }
  }
  if (!preview.data.isLocked) return null
  return { message: wordsOf('locked', '') ?? '', refusal: 'locked' }
}
