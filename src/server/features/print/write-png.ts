import { rasterise } from '#server/platform/rendering/rasterise.ts'
import type { Drawing } from './drawing.ts'
import { writeSvg } from './write-svg.ts'

const dotsPerInch = 300
/** A banner at 300 dots would be a picture of 240 million. */
const maxSidePx = 4800

/** The sheet as a picture, at 300 dots to the inch; the banner at as many as make a usable file. */
export async function writePng(drawing: Drawing): Promise<Buffer> {
  return await rasterise(writeSvg(drawing), widthPx(drawing))
}

export function widthPx({ page: { widthMm, heightMm } }: Pick<Drawing, 'page'>): number {
  const longestMm = Math.max(widthMm, heightMm)
  const pxPerMm = Math.min(dotsPerInch / 25.4, maxSidePx / longestMm)
  return Math.round(widthMm * pxPerMm)
}
