import { describe, expect, test } from 'vitest'
import { callChoices, callOf, isRightCall } from './rules-call-bands.ts'

const labels = (players: number) => callChoices(players).map(({ label }) => label)
const counts = (players: number) => [...Array(players + 1).keys()]

function isNamed(label: string, count: number): boolean {
  const [first = 0, last = first] = label.split('–').map(Number)
  return count >= first && count <= last
}

test.each([
  [2, '0 1 2'],
  [11, '0 1 2 3 4 5 6 7 8 9 10 11'],
  [12, '0–2 3–5 6–8 9–11 12'],
  [13, '0–2 3–5 6–8 9–11 12–13'],
  [14, '0–4 5–9 10–14'],
  [20, '0–4 5–9 10–14 15–19 20'],
])('%i players call from %s', (players, choices) => {
  expect(labels(players).join(' ')).toBe(choices)
})

test.each([
  [7, 3, '3'],
  [8, 3, '2 3 4'],
  [11, 0, '0 1'],
])('with %i players a call of %i is right for %s', (players, call, right) => {
  const hits = counts(players).filter((count) => isRightCall(call, count, players))
  expect(hits.join(' ')).toBe(right)
})

describe.each([12, 13, 14, 15, 16, 17, 18, 19, 20])('with %i players', (players) => {
  test('a band is right exactly for the counts that it names', () => {
    for (const { value, label } of callChoices(players)) {
      for (const count of counts(players)) {
        const isRight = isRightCall(value, count, players)
        expect([label, count, isRight]).toEqual([label, count, isNamed(label, count)])
      }
    }
  })

  test('a number that is called is its band, also one above them all', () => {
    for (const count of counts(players + 3)) {
      const chosen = callChoices(players).filter(({ value }) => value === callOf(count, players))
      expect(chosen).toHaveLength(1)
      expect(isNamed(chosen[0]?.label ?? '', Math.min(count, players))).toBe(true)
    }
  })
})
