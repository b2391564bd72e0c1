import { expect, test } from 'vitest'
import type { Wanted } from './message-queue.ts'
import { isRepeated } from './repeated-tap.ts'

const move = (fields: object): Wanted => ({ type: 'move', move: { type: 'answer', ...fields } })
const call = (fields: object) => ({ type: 'call', call: fields }) as Wanted
const start = (source: string) =>
  call({ do: 'start', game: 'meyer', options: {}, lists: [], source })

test.each([
  ['a move', move({ answer: 'yes' }), move({ answer: 'yes' }), true],
  ['another answer', move({ answer: 'yes' }), move({ answer: 'no' }), false],
  ['for another prompt', move({ promptSinceMs: 1 }), move({ promptSinceMs: 2 }), false],
  ['two to one name', move({ type: 'give', seat: 1 }), move({ type: 'give', seat: 1 }), false],
  ['a start, dealt anew', start('a'), start('b'), true],
  ['a call', call({ do: 'lock', isLocked: true }), call({ do: 'lock', isLocked: true }), true],
  [
    'the other way',
    call({ do: 'lock', isLocked: true }),
    call({ do: 'lock', isLocked: false }),
    false,
  ],
  ['an end after a start', start('a'), call({ do: 'end' }), false],
  ['where nothing waits', null, move({}), false],
])('%s repeats the one before: %#', (_, newest, message, isSame) => {
  expect(isRepeated(newest, message)).toBe(isSame)
})
