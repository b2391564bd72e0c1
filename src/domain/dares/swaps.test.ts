import { describe, expect, test } from 'vitest'
import { dareKinds, maxLineLength } from './dare.ts'
import { swapDares, swapsFor } from './swaps.ts'

describe.each(dareKinds)('%s', (kind) => {
  test('three are offered, the same whenever it is opened', () => {
    const first = swapsFor('a'.repeat(24), kind)
    expect(new Set(first).size).toBe(3)
    expect(swapsFor('a'.repeat(24), kind)).toEqual(first)
    for (const swap of first) expect(swapDares[kind]).toContain(swap)
  })

  test('every one of them comes up', () => {
    const ids = Array.from({ length: 200 }, (_, n) => n.toString(16).padStart(24, '0'))
    expect(new Set(ids.flatMap((id) => swapsFor(id, kind))).size).toBe(swapDares[kind].length)
  })

  test('twelve sentences, which fit on a card, none twice, none to do with drinking', () => {
    const all = swapDares[kind]
    expect(new Set(all).size).toBe(12)
    for (const dare of all) {
      expect(dare).toMatch(/^[A-Z].+[.?]$/)
      expect(dare.length).toBeLessThanOrEqual(maxLineLength)
      expect(dare).not.toMatch(/\b(sips?|drinks?|beers?|shots?|wine)\b/i)
    }
  })
})
