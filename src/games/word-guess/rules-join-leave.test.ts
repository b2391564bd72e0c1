import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'

import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const { start, play, recap } = playRules(rules, messages, options.defaults)
const opening = [{ type: 'open' }, { type: 'begin' }] as const
const ask = { type: 'answer', answer: 'no', text: '' } as const
const asking = play(start(), ...opening, ask)

describe('somebody leaves', () => {
  test('who keeps the word: it is void, and the next keeps another', () => {
    const left = rules.leave(asking, 0, noTime())
    expect(left).toMatchObject({ phase: 'cover', host: 1, asker: 2, word: null, log: [], told: 0 })
  })

  test('whose question it is: the next asks', () => {
    expect(asking.asker).toBe(2)
    expect(rules.leave(asking, 2, noTime())).toMatchObject({ asker: 3, phase: 'asking' })
  })

  test('the last who may guess: the word is kept', () => {
    const last = play(start(), ...opening, ...Array(20).fill(ask))
    const wrong = { type: 'guess', right: false, text: '' } as const
    const one = play(last, wrong, wrong)
    expect(one.guessers).toHaveLength(1)
    const two = play(last, wrong)
    expect(rules.leave(two, two.guessers[0] ?? 0, noTime())).toMatchObject({
      phase: 'last',
      guessers: one.guessers,
      asker: one.asker,
    })
    const left = rules.leave(one, one.guessers[0] ?? 0, noTime())
    expect(left).toMatchObject({ phase: 'told', outcome: { by: null, worth: 10 } })
  })

  test('who had it: the next keeps the next one, and the points stay', () => {
    const told = play(asking, { type: 'guess', right: true, text: '' })
    const left = rules.leave(told, 2, noTime())
    expect(rules.view(left, 'device').nextHost).toBe(3)
    expect(play(left, { type: 'next' }).host).toBe(3)
    expect(recap(left).rows[0]).toMatchObject({ seat: 2, score: '19' })
  })
})

test('once round: a latecomer keeps a word too, and one who left keeps none', () => {
  const round = start({ words: 0 })
  expect(rules.view(rules.join(round, latePlayer, noTime()), 'device').words).toBe(5)
  expect(rules.view(rules.leave(round, 3, noTime()), 'device').words).toBe(3)
})
