import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const texts = ['A', 'https://party-dojo.example/r/GONG42', `otpauth://totp/${'x'.repeat(160)}`]

test.each(texts)('the path of %s draws its modules and nothing else', (text) => {
  const { data } = encode(text, { ecc: 'Q', border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(drawn(qrPath(text).path).map(([x, y]) => `${x - 4} ${y - 4}`)).toEqual(dark)
})

test.each(texts)('%s has four quiet modules all round', (text) => {
  const { path, size } = qrPath(text)
  const along = drawn(path).flat()
  expect(Math.min(...along)).toBe(4)
  expect(Math.max(...along)).toBe(size - 5)
})

test('a short text makes the smallest code', () => {
  expect(qrPath('A').size).toBe(21 + 8)
})

/** The modules that a path fills, row by row. */
function drawn(path: string): [x: number, y: number][] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, step): [number, number] => [
      Number(x) + step,
      Number(y),
    ]),
  )
}
