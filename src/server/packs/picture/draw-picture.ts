import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readPackageFile } from '../../package-file.ts'
import { composePicture } from './compose-picture.ts'
import type { PictureText } from './picture-key.ts'

let ready: Promise<void> | null = null

/** The picture as PNG, drawn anew. */
export async function drawPicture(text: PictureText): Promise<Buffer> {
  ready ??= openRenderer()
  await ready
  const resvg = new Resvg(await composePicture(text), { font: { loadSystemFonts: false } })
  const image = resvg.render()
  const png = Buffer.from(image.asPng())
  image.free()
  resvg.free()
  return png
}

async function openRenderer(): Promise<void> {
  const wasm = await readPackageFile('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(new Uint8Array(wasm))
}
