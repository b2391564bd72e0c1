import { rasterise } from '#server/platform/rendering/rasterise.ts'
import type { Drawing } from './drawing.ts'
import { writeSvg } from './write-svg.ts'

const dotsPerInch = 300
/** The banner at 300 dpi would have 240 megapixels. */
const maxSidePx = 4800

/** At 300 dpi, the banner at fewer. */
export async function writePng(drawing: Drawing): Promise<Buffer> {
  return await rasterise(writeSvg(drawing), widthPx(drawing))
}

export function widthPx({ page: { widthMm, heightMm } }: Pick<Drawing, 'page'>): number {
  const longestMm = Math.max(widthMm, heightMm)
  const pxPerMm = Math.min(dotsPerInch / 25.4, maxSidePx / longestMm)
  return Math.round(widthMm * pxPerMm)
}
