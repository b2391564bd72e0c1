import { expect, test } from 'vitest'
import { type NewDare as Dare, NewDare, SentAnswer } from './dares.ts'

const card: Dare = {
  id: 'a'.repeat(24),
  senderKey: 'b'.repeat(48),
  kind: 'card',
  from: 'Mia',
  to: 'Bo',
  lines: ['Sing'],
  water: false,
  drawing: [],
}

function refusalOf(body: unknown): string | null {
  const issue = NewDare.safeParse(body).error?.issues[0]
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null
}

test.each<[string, object, string | null]>([
  ['a written card', {}, null],
  ['a drawn one', { lines: [''], drawing: [[0, 1, 1, 400, 300]] }, null],
  ['a name of 10 kB', { to: 'x'.repeat(10_240) }, 'to: '],
  ['a name of 41', { from: 'x'.repeat(41) }, 'from: '],
  ['a name that only turns the line round', { to: '\u202e\u2066' }, 'to: Say whom'],
  ['a signature that nobody sees', { from: '\u200b\u2060\u3164' }, 'from: Sign it'],
  ['a text that nobody sees', { lines: ['\u200b\n\u2800'] }, 'lines: The card is blank'],
  ['a text of 10 kB', { lines: ['x'.repeat(10_240)] }, 'lines.0: '],
  ['no lines', { lines: [] }, 'lines: '],
  ['four lines', { lines: ['a', 'b', 'c', 'd'] }, 'lines: '],
  ['an unknown field', { html: '<b>' }, 'Unrecognized key'],
  ['an id of somebody’s choice', { id: '../x' }, 'id: must be'],
  ['a key that is too short', { senderKey: 'abc' }, 'senderKey: must be'],
  ['a kind there is not', { kind: 'bet' }, 'kind: '],
  ['markup for a drawing', { drawing: '<svg onload=alert(1)>' }, 'drawing: '],
  ['markup in a stroke', { drawing: [[0, '"><script>', 1]] }, 'drawing.0.1: '],
  ['a stroke off the card', { drawing: [[0, 401, 0]] }, 'drawing.0: must be an ink'],
  [
    'too many points',
    { drawing: [2001, 2001].map((n) => [0, ...Array(n * 2).fill(1)]) },
    'drawing: must have at most 3000',
  ],
  ['too many strokes', { drawing: Array(151).fill([0, 1, 1]) }, 'drawing: '],
])('%s: %j', (_, change, refusal) => {
  const said = refusalOf({ ...card, ...change })
  expect(said).toEqual(refusal === null ? null : expect.stringContaining(refusal))
})

test('names are one line each, and text loses what hides or turns it', () => {
  const sent = {
    ...card,
    to: ' Bo\n\tthe\u202eBo\u200bl\u2060d ',
    lines: ['<b>\u2066Sing\u0000\n</b>'],
  }
  expect(NewDare.parse(sent)).toMatchObject({ to: 'Bo theBold', lines: ['<b>Sing\n</b>'] })
})

test.each<[string, unknown, boolean]>([
  ['yes', { answer: 'accepted', step: 0 }, true],
  ['no', { answer: 'declined', step: 1 }, true],
  ['another one', { answer: 'swapped', step: 0, line: 0, swap: 2 }, true],
  ['done', { answer: 'done', step: 1, words: '' }, true],
  ['another one of somebody’s own', { answer: 'swapped', step: 0, line: 0, text: 'x' }, false],
  ['another one that was not offered', { answer: 'swapped', step: 0, line: 0, swap: 3 }, false],
  ['yes with words', { answer: 'accepted', step: 0, words: 'x' }, false],
  ['too many words', { answer: 'done', step: 1, words: 'x'.repeat(501) }, false],
  ['no step', { answer: 'accepted' }, false],
  ['half a step', { answer: 'accepted', step: 0.5 }, false],
  ['a reason', { answer: 'declined', step: 0, reason: 'shy' }, false],
])('an answer may be %s: %j is %s', (_, body, isGood) => {
  expect(SentAnswer.safeParse(body).success).toBe(isGood)
})
