import type { PackCard } from '#contract/packs.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { createAsyncCache } from '#server/platform/rendering/async-cache.ts'
import { drawPicture } from './picture/draw-picture.ts'
import { pictureKey, pictureText } from './picture/picture-key.ts'

const cached = createAsyncCache<Buffer>(64)
/** Drawing holds the processor: a crowd of links must not stop everything else. */
const withConcurrencyLimit = limitConcurrency(2)

/** The picture that a chat shows for a link to this pack, 1200 by 630, as PNG. */
export async function drawPackPicture(card: PackCard): Promise<Buffer> {
  return await cached(pictureKey(card), () =>
    withConcurrencyLimit(() => drawPicture(pictureText(card))),
  )
}
