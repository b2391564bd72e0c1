import type { PackCard } from '#contract/packs.ts'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { createAsyncCache } from '#server/platform/rendering/async-cache.ts'
import { drawPicture } from './picture/draw-picture.ts'
import { pictureKey, pictureText } from './picture/picture-key.ts'

const cached = createAsyncCache<Buffer>(64)
/** Rendering is CPU-bound: bursts must not block other requests. */
const withConcurrencyLimit = limitConcurrency(2)

/** A PNG of 1200 by 630 pixels. */
export async function drawPackPicture(card: PackCard): Promise<Buffer> {
  return await cached(pictureKey(card), () =>
    withConcurrencyLimit(() => drawPicture(pictureText(card))),
  )
}
