import { expect, test } from 'vitest'
import { callAllowance, callChoices } from './rules-call-bands.ts'

const labels = (players: number) => callChoices(players).map(({ label }) => label)

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

test('whatever the count, the band that names it is right', () => {
  for (let players = 2; players <= 20; players++) {
    for (const { value, label } of callChoices(players)) {
      const [first = 0, last = first] = label.split('–').map(Number)
      for (let count = first; count <= last; count++)
        expect(Math.abs(value - count)).toBeLessThanOrEqual(callAllowance(players))
    }
  }
})
