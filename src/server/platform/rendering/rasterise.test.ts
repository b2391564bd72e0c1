import { expect, test } from 'vitest'
import { rasterise } from './rasterise.ts'

const blot = '<circle cx="20" cy="10" r="8" fill="#140F18"/>'
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">${inner}</svg>`

function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test.each<[string, number | undefined, [number, number]]>([
  ['as large as it says', undefined, [40, 20]],
  ['as wide as it is asked for', 400, [400, 200]],
])('a picture is %s', async (_, widthPx, size) => {
  expect(sizeOf(await rasterise(svg(blot), widthPx))).toEqual(size)
})

test('the same picture twice is the same, to the byte', async () => {
  const [first, second] = [await rasterise(svg(blot)), await rasterise(svg(blot))]
  expect(second.equals(first)).toBe(true)
})

test('simultaneous calls each get their own picture', async () => {
  const widths = [50, 60, 70, 80]
  const drawn = await Promise.all(widths.map((width) => rasterise(svg(blot), width)))
  expect(drawn.map((png) => sizeOf(png)[0])).toEqual(widths)
})

test.each(['', 'no markup', '<svg', '<html></html>'])(
  '“%s” is refused, and the next is drawn',
  async (markup) => {
    const refused = rasterise(markup)
    const next = rasterise(svg(blot))
    await expect(refused).rejects.toThrow('could not be drawn')
    expect(sizeOf(await next)).toEqual([40, 20])
  },
)

test('the event loop runs on while a picture is drawn', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await rasterise(svg(blot), 4000)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})
