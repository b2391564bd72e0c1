import { expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import type { Rating } from './card.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const names = ['Ann', 'Bo', 'Cy']

/** What a night tells of, after one dare that the two others rated so. */
function bestAfter(dare: string, ...given: Rating[]) {
  const table = { names, lists: [['A truth?'], [dare]], seating: 'own' } as const
  const { start, must, recap } = playRules(rules, messages, options.defaults, table)
  const ready = start()
  const now = ready.card.wakesAtMs
  const laid = must(ready, { type: 'choose', kind: 'dare' }, { by: 0, now })
  const done = must(laid, { type: 'done' }, { by: 0, now })
  const rated = given.reduce(
    (state, rating, at) => must(state, { type: 'rate', rating }, { by: at + 1, now }),
    done,
  )
  return recap(rated).bestPrompt
}

test.each<[string, string, Rating[], string | undefined]>([
  ['a dare that both call legendary', 'Hop.', ['legendary', 'legendary'], 'Hop.'],
  ['a dare that both call good', 'Hop.', ['good', 'good'], undefined],
  ['a legendary dare that names somebody', 'Carry {other}.', ['legendary', 'legendary'], undefined],
])('%s', (_, dare, given, best) => {
  expect(bestAfter(dare, ...given)).toBe(best)
})
