import { expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { dealLines, hasReplaceableLine } from './lines-of-kind.ts'

const ideas = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const drawers = [ideas, ideas, ideas]

test('what somebody wrote stays, and the rest is dealt', () => {
  const dealt = dealLines(['', 'My own', ' '], drawers, seeded(1))
  expect(dealt[1]).toBe('My own')
  expect(ideas).toEqual(expect.arrayContaining([dealt[0], dealt[2]]))
})

test('what was dealt is dealt anew, and none twice', () => {
  let lines = ['', '', '']
  for (let seed = 1; seed < 50; seed++) {
    const dealt = dealLines(lines, drawers, seeded(seed))
    expect(new Set(dealt).size).toBe(3)
    for (const [at, line] of dealt.entries()) expect(line).not.toBe(lines[at])
    lines = dealt
  }
})

test.each([
  [['', 'Mine', 'Mine'], true],
  [['a', 'Mine', 'Mine'], true],
  [['Mine', 'Mine', 'Mine'], false],
])('%j has room for an idea: %s', (lines, isFree) => {
  expect(hasReplaceableLine(lines, drawers)).toBe(isFree)
})
