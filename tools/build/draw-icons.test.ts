import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appIcons, touchIcon } from '#seo/app-icons.ts'
import { appShortcuts, shortcutIconPx } from '#seo/app-shortcuts.ts'
import { readPng } from '#tests/support/app/read-png.ts'
import { drawIcons } from './draw-icons.ts'

let dir = ''
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'icons-'))
  await drawIcons(dir)
})
afterAll(() => rmSync(dir, { recursive: true }))

type Pixel = readonly [red: number, green: number, blue: number, cover: number]

/** Every pixel, by how far it is from the middle: 1 is the edge of the largest circle that fits. */
function pixelsOf(path: string): { far: number; pixel: Pixel }[] {
  const { width, height, data } = readPng(readFileSync(join(dir, path)))
  return Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [(index % width) + 0.5, Math.floor(index / width) + 0.5]
    const [red = 0, green = 0, blue = 0, cover = 0] = data.slice(index * 4, index * 4 + 4)
    const far = Math.hypot(x - width / 2, y - height / 2) / (width / 2)
    return { far, pixel: [red, green, blue, cover] }
  })
}

const night: Pixel = [0x11, 0x1a, 0x3e, 255]
const bySize = [
  ...appIcons,
  touchIcon,
  ...appShortcuts.map(({ icon }) => ({ path: icon, sizePx: shortcutIconPx })),
]

test.each(bySize)('$path is $sizePx px wide and high, and small', ({ path, sizePx }) => {
  const png = readFileSync(join(dir, path))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([sizePx, sizePx])
  expect(png.length).toBeLessThan(sizePx * 80)
})

describe('whatever shape a system cuts', () => {
  test.each(appIcons.filter(({ purpose }) => purpose === 'maskable'))(
    '$path keeps the whole mark within a circle of 80 %, on cloth to the edge',
    ({ path }) => {
      const outside = pixelsOf(path).filter(({ far }) => far > 0.8)
      expect(outside.filter(({ pixel }) => String(pixel) !== String(night))).toEqual([])
    },
  )

  test.each([touchIcon.path, ...appShortcuts.map(({ icon }) => icon)])(
    '%s lets nothing through',
    (path) => {
      expect(pixelsOf(path).every(({ pixel }) => pixel[3] === 255)).toBe(true)
    },
  )
})

test.each(appIcons.filter(({ purpose }) => purpose !== 'maskable'))(
  '$path has an outline of its own',
  ({ path }) => {
    const corner = pixelsOf(path).filter(({ far }) => far > 1.2)
    expect(corner.every(({ pixel }) => pixel[3] === 0)).toBe(true)
  },
)

test('favicon.ico holds a picture of 32 and one of 48 px', () => {
  const ico = readFileSync(join(dir, 'favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2])
  for (const [index, sizePx] of [32, 48].entries()) {
    const entry = 6 + 16 * index
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
    const { width, height } = readPng(ico.subarray(offset, offset + length))
    expect([ico[entry], width, height]).toEqual([sizePx, sizePx, sizePx])
  }
})
