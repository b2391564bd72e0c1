import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import { createAsyncCache } from '#server/platform/rendering/async-cache.ts'
import { cloths } from '#server/platform/rendering/colours.ts'
import { composeSign } from '#server/platform/rendering/compose-sign.ts'
import { drawCrest, drawDaruma } from '#server/platform/rendering/draw-shapes.ts'
import { rasterise } from '#server/platform/rendering/rasterise.ts'
import { type PagePictureContent, pagePictureKey } from './page-picture-content.ts'

/** More than all games and articles. */
const cached = createAsyncCache<Buffer>(64)
const withConcurrencyLimit = limitConcurrency(2)

/** A PNG of 1200 by 630 pixels. */
export async function drawPagePicture(sign: PagePictureContent): Promise<Buffer> {
  return await cached(pagePictureKey(sign), () => withConcurrencyLimit(() => draw(sign)))
}

async function draw({ crest, dye, ...sign }: PagePictureContent): Promise<Buffer> {
  const cloth = cloths[sign.cloth]
  return await rasterise(
    await composeSign({
      ...sign,
      cloth,
      ...(dye && { dye: cloths[dye] }),
      crest: crest === null ? drawDaruma() : drawCrest(crest, cloth),
    }),
  )
}
