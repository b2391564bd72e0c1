import { rasterise } from '#server/platform/rendering/rasterise.ts'
import { composePicture } from './compose-picture.ts'
import type { PictureText } from './picture-key.ts'

/** The picture as PNG, drawn anew. */
export async function drawPicture(text: PictureText): Promise<Buffer> {
  return await rasterise(await composePicture(text))
}
