import type { PackCard } from '#contract/packs.ts'
import { atMost } from '#server/lib/at-most.ts'
import { keepLatest } from '#server/platform/rendering/keep-latest.ts'
import { drawPicture } from './picture/draw-picture.ts'
import { pictureKey, pictureText } from './picture/picture-key.ts'

const latest = keepLatest<Buffer>(64)
/** Drawing holds the processor: a crowd of links must not stop everything else. */
const inTurn = atMost(2)

/** The picture that a chat shows for a link to this pack, 1200 by 630, as PNG. */
export async function drawPackPicture(card: PackCard): Promise<Buffer> {
  return await latest(pictureKey(card), () => inTurn(() => drawPicture(pictureText(card))))
}
