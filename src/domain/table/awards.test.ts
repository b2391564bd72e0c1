import { expect, test } from 'vitest'
import { awardsOf } from './awards.ts'
import type { RecapText } from './recap.ts'

/** A recap of these scores, best first; the seats come in that order. */
function recap(scores: readonly (number | string)[], rest: Partial<RecapText> = {}): RecapText {
  const rows = scores.map((score, seat) => ({
    seat,
    place: 1 + scores.indexOf(score),
    score: String(score),
    note: '',
  }))
  return { headline: 'So.', rows, winners: [0], ...rest }
}

const titles = (round: RecapText, players = round.rows.length) =>
  awardsOf(round, players).map(({ title }) => title)

test.each<[string, RecapText, string[]]>([
  ['first, second and last', recap([9, 7, 2]), ['The second eye', 'A breath behind', 'Good sport']],
  [
    'the same at the top shares no eye',
    recap([9, 9, 2], { winners: [0, 1] }),
    ['Half of the eye', 'The other half', 'Good sport'],
  ],
  [
    'a neighbour’s score',
    recap([9, 7, 7, 2]),
    ['The second eye', 'A breath behind', 'In step', 'Good sport'],
  ],
  [
    'nobody near',
    recap([20, 19, 10, 1]),
    ['The second eye', 'A breath behind', 'A lap of their own', 'Good sport'],
  ],
  [
    'the middle of five',
    recap([9, 8, 7, 6, 5]),
    [
      'The second eye',
      'A breath behind',
      'The exact middle',
      'The calm in the corner',
      'Good sport',
    ],
  ],
  ['fewest may be best', recap([0, 1, 4]), ['The second eye', 'A breath behind', 'Good sport']],
  [
    'whom the fingers were for',
    recap([5, 3, 1], { mostVoted: [1] }),
    ['The second eye', 'Public figure', 'Good sport'],
  ],
  [
    'a winner who got the fingers keeps the eye',
    recap([5, 3], { mostVoted: [0] }),
    ['The second eye', 'Good sport'],
  ],
  [
    'fingers that were shared are nobody’s',
    recap([5, 3, 1], { mostVoted: [1, 2] }),
    ['The second eye', 'A breath behind', 'Good sport'],
  ],
  [
    'all the same: no last, no first',
    recap([4, 4], { winners: [0, 1] }),
    ['Half of the eye', 'The other half'],
  ],
  [
    'scores that are no numbers',
    recap(['two', 'one', 'one', 'none']),
    ['The second eye', 'A breath behind', 'In step', 'Good sport'],
  ],
])('%s', (_, round, expected) => {
  expect(titles(round)).toEqual(expected)
})

test('without a list everybody is thanked, in seating order', () => {
  const round = { headline: 'That was the last one.', rows: [], winners: [] }
  expect(awardsOf(round, 3).map(({ seat }) => seat)).toEqual([0, 1, 2])
  expect(new Set(titles(round, 3)).size).toBe(3)
})

test('twenty who earned nothing take home twenty titles, each with its sentence', () => {
  const awards = awardsOf({ headline: 'So.', rows: [], winners: [] }, 20)
  expect(new Set(awards.map(({ title }) => title)).size).toBe(20)
  expect(new Set(awards.map(({ why }) => why)).size).toBe(20)
  for (const { title, why } of awards) expect(`${title}: ${why}`).toMatch(/^[A-Z].+: [A-Z].+[.?]$/)
})

test.each([
  [recap([9, 7, 7, 2]), 'The second eye', 'First of you all.'],
  [recap([9, 7, 7, 2]), 'A breath behind', 'Close enough to hear the applause.'],
  [recap([9, 7, 7, 2]), 'In step', 'The very same score as a neighbour. Noted.'],
  [recap([9, 7, 7, 2]), 'Good sport', 'Last on the list, and still at the table.'],
  [recap([4, 4], { winners: [0, 1] }), 'Half of the eye', 'One pupil between two.'],
  [recap([4, 4], { winners: [0, 1] }), 'The other half', 'The same pupil, from the other side.'],
  [recap([5, 3, 1], { mostVoted: [1] }), 'Public figure', 'Most of the fingers, and bore it well.'],
  [recap([20, 19, 10, 1]), 'A lap of their own', 'Nobody near, ahead or behind.'],
  [recap([9, 8, 7, 6, 5]), 'The exact middle', 'As many above as below.'],
])('%j gives %s: %s', (round, title, why) => {
  expect(awardsOf(round, round.rows.length)).toContainEqual(expect.objectContaining({ title, why }))
})

test.each([
  ['two points to either side are far', [9, 8, 6, 4], 'A lap of their own'],
  ['one point is near', [9, 8, 7, 6], undefined],
  ['three at the table are too few', [9, 5, 1], undefined],
])('nobody near: %s', (_, scores, title) => {
  expect(titles(recap(scores)).find((one) => one === 'A lap of their own')).toBe(title)
})

test('twenty players take home twenty titles', () => {
  const round = recap(Array.from({ length: 20 }, (_, at) => 40 - at))
  expect(new Set(titles(round)).size).toBe(20)
  expect(awardsOf(round, 20)).toEqual(awardsOf(round, 20))
})

test('another headline thanks in other words', () => {
  const scores = [4, 4, 4]
  const one = titles(recap(scores, { winners: [] }))
  expect(titles(recap(scores, { winners: [], headline: 'Well, then.' }))).not.toEqual(one)
})
