import { escapeHtml } from '#server/platform/messaging/escape-html.ts'
import { writeNumber, writePath } from '#server/platform/rendering/geometry/write-path.ts'
import type { Drawing, Shape } from './drawing.ts'

/** SVG in real size, without scripts. */
export function writeSvg({ title, page, bleed, art, marks }: Drawing): string {
  const { widthMm, heightMm } = page
  const { x, y, width, height } = bleed
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<clipPath id="bleed"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`,
    `<g clip-path="url(#bleed)">${art.map(writeShape).join('')}</g>`,
    ...marks.map(writeShape),
    '</svg>',
  ].join('\n')
}

function writeShape({ path, fill, stroke, isEvenOdd }: Shape): string {
  const line = stroke
    ? ` stroke="${stroke.swatch.hex}" stroke-width="${writeNumber(stroke.widthMm)}"${stroke.end === 'round' ? ' stroke-linecap="round"' : ''}`
    : ''
  const rule = isEvenOdd ? ' fill-rule="evenodd"' : ''
  return `<path fill="${fill?.hex ?? 'none'}"${rule}${line} d="${writePath(path)}"/>`
}
