import { atMost } from '#server/lib/at-most.ts'
import { cloths } from '#server/platform/rendering/colours.ts'
import { composeSign } from '#server/platform/rendering/compose-sign.ts'
import { drawCrest, drawDaruma } from '#server/platform/rendering/draw-shapes.ts'
import { keepLatest } from '#server/platform/rendering/keep-latest.ts'
import { rasterise } from '#server/platform/rendering/rasterise.ts'
import { type PageSign, pagePictureKey } from './page-sign.ts'

/** More than there are games and articles: each is drawn once. */
const latest = keepLatest<Buffer>(64)
const inTurn = atMost(2)

/** The picture that a chat shows for a link to this page, 1200 by 630, as PNG. */
export async function drawPagePicture(sign: PageSign): Promise<Buffer> {
  return await latest(pagePictureKey(sign), () => inTurn(() => draw(sign)))
}

async function draw({ crest, dye, ...sign }: PageSign): Promise<Buffer> {
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
