import { inflateSync } from 'node:zlib'

/** Pixels, four bytes each: red, green, blue, and how much it covers. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

const bytesPerPixel = 4

/** What is on a PNG of eight bits to the channel and with an alpha channel, as the server draws them. */
export function readPng(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const [depth, kind] = [png[24], png[25]]
  if (depth !== 8 || kind !== 6) throw new Error(`No PNG of ours: depth ${depth}, kind ${kind}.`)
  const raw = inflateSync(Buffer.concat(chunksOf(png, 'IDAT')))
  const stride = width * bytesPerPixel
  const data = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)] ?? 0
    const line = raw.subarray(row * (stride + 1) + 1, (row + 1) * (stride + 1))
    unfilter(line, filter, data, row * stride, row === 0 ? null : stride)
  }
  return { width, height, data: new Uint8ClampedArray(data.buffer) }
}

/** One line of the picture, from its difference to what is left of and above each byte. */
function unfilter(
  line: Buffer,
  filter: number,
  data: Uint8Array,
  to: number,
  above: number | null,
): void {
  for (let index = 0; index < line.length; index++) {
    const at = to + index
    const isFirst = index < bytesPerPixel
    const left = isFirst ? 0 : (data[at - bytesPerPixel] ?? 0)
    const up = above === null ? 0 : (data[at - above] ?? 0)
    let guess = 0
    if (filter === 1) guess = left
    else if (filter === 2) guess = up
    else if (filter === 3) guess = (left + up) >> 1
    else if (filter === 4) {
      const corner = above === null || isFirst ? 0 : (data[at - above - bytesPerPixel] ?? 0)
      guess = paeth(left, up, corner)
    }
    data[at] = (line[index] ?? 0) + guess
  }
}

function chunksOf(png: Buffer, wanted: string): Buffer[] {
  const found: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === wanted) {
      found.push(png.subarray(at + 8, at + 8 + length))
    }
    at += length + 12
  }
  return found
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const a = Math.abs(guess - left)
  const b = Math.abs(guess - up)
  const c = Math.abs(guess - corner)
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** A part of a picture, in whole pixels. */
export function cropPixels(
  { data, width }: Pixels,
  box: { x: number; y: number; width: number; height: number },
): Pixels {
  const cropped = new Uint8ClampedArray(box.width * box.height * bytesPerPixel)
  for (let row = 0; row < box.height; row++) {
    const from = ((box.y + row) * width + box.x) * bytesPerPixel
    const line = data.subarray(from, from + box.width * bytesPerPixel)
    cropped.set(line, row * box.width * bytesPerPixel)
  }
  return { width: box.width, height: box.height, data: cropped }
}
