import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { appIcons, type IconPurpose, touchIcon } from '../../src/seo/app-icons.ts'
import { type AppShortcut, appShortcuts, shortcutIconPx } from '../../src/seo/app-shortcuts.ts'
import { cloths, colours } from '../../src/server/platform/rendering/colours.ts'
import { fillSymbol } from '../../src/server/platform/rendering/fill-symbol.ts'
import { rasterise } from '../../src/server/platform/rendering/rasterise.ts'

const root = join(import.meta.dirname, '../..')
const symbols = readFileSync(join(root, 'src/ui/symbols.svg'), 'utf8')

/** Every icon is drawn on this grid. Of a maskable one, systems keep at least a circle of 80 %. */
const side = 100
/** How large the face is on the sheet of symbols. */
const face = { width: 200, height: 214 }
const square = { width: 100, height: 100 }
/** The sizes in which a browser asks for `/favicon.ico`, for tabs and for lists of sites. */
const faviconPx = [32, 48]

/** Draws the icons of the app into the client folder. */
export async function drawIcons(clientDir: string): Promise<void> {
  const put = (path: string, bytes: Buffer) => {
    const file = join(clientDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  for (const { path, sizePx, purpose } of appIcons) {
    put(path, await rasterise(drawings[purpose](), sizePx))
  }
  put(touchIcon.path, await rasterise(drawDaruma(80, colours.night), touchIcon.sizePx))
  for (const shortcut of appShortcuts) {
    put(shortcut.icon, await rasterise(drawShortcut(shortcut), shortcutIconPx))
  }
  const favicons = await Promise.all(faviconPx.map((sizePx) => rasterise(drawings.any(), sizePx)))
  put('/favicon.ico', packIcons(favicons))
}

const drawings: Record<IconPurpose, () => string> = {
  any: () => drawDaruma(98),
  maskable: () => drawDaruma(74, colours.night),
  monochrome: () => svg(inMiddle(fillSymbol(symbols, 'icon-you', colours.ink), square, 72)),
}

/** The server's own face, so high on the grid; on cloth from edge to edge where there is one. */
function drawDaruma(height: number, cloth?: string): string {
  const body = fillSymbol(symbols, 'daruma-one-eye', colours.night)
  return svg(field(cloth) + inMiddle(body, face, height))
}

function drawShortcut({ crest, cloth, dye }: AppShortcut): string {
  const hem = dye ? `<path d="M0 82H100V100H0Z" fill="${cloths[dye]}"/>` : ''
  const body = fillSymbol(symbols, `crest-${crest}`, cloths[cloth])
  return svg(field(cloths[cloth]) + hem + inMiddle(body, square, 60))
}

function field(colour: string | undefined): string {
  return colour ? `<rect width="${side}" height="${side}" fill="${colour}"/>` : ''
}

/** A symbol of that size, drawn so high. */
function inMiddle(body: string, size: typeof face, height: number): string {
  const scale = height / size.height
  const [x, y] = [(side - size.width * scale) / 2, (side - height) / 2]
  const { ink } = colours
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${ink}" color="${ink}">${body}</g>`
}

function svg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${inner}</svg>`
}

/** PNGs in one file of the kind that `favicon.ico` is: a list of entries, then the pictures. */
function packIcons(pngs: readonly Buffer[]): Buffer {
  const headBytes = 6
  const entryBytes = 16
  const head = Buffer.alloc(headBytes + entryBytes * pngs.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pngs.length, 4)
  let offset = head.length
  for (const [index, png] of pngs.entries()) {
    const entry = headBytes + entryBytes * index
    head.writeUInt8(png.readUInt32BE(16), entry)
    head.writeUInt8(png.readUInt32BE(20), entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pngs])
}
