import { expect, test } from 'vitest'
import { games } from '#games/registry.ts'
import { unite } from '#server/platform/rendering/geometry/bounds.ts'
import { boundsOfShape } from './drawing.ts'
import { readSymbol } from './read-symbol.ts'
import { ink, paper } from './swatches.ts'

const palette = { currentColor: ink, '--hole': paper }

test.each(games.map(({ crest }) => crest))('the crest %s is read, on its grid', (crest) => {
  const shapes = readSymbol(`crest-${crest}`, palette)
  const bounds = unite(shapes.map(boundsOfShape))
  expect(shapes.length).toBeGreaterThan(1)
  expect(bounds?.x).toBeGreaterThan(-10)
  expect(bounds?.y).toBeGreaterThan(-10)
  expect(bounds?.width).toBeGreaterThan(60)
  expect(bounds?.width).toBeLessThan(114)
  expect(shapes.every(({ fill, stroke }) => (fill === null) !== (stroke === null))).toBe(true)
})

test('holes and lines have their colours, and what is not seen is left out', () => {
  const names = readSymbol('crest-wordguess', palette).map(
    ({ fill, stroke }) => fill?.name ?? `a line of ${stroke?.swatch.name} ${stroke?.widthMm}`,
  )
  expect(names).toEqual(['ink', 'ink', 'a line of paper 5', 'ink', 'a line of paper 4'])
})

test.each<[string, string]>([
  ['no-such-symbol', 'no symbol no-such-symbol'],
  ['daruma-won', 'no #FF4E2E'],
])('%s cannot be read', (id, message) => {
  expect(() => readSymbol(id, palette)).toThrow(message)
})
