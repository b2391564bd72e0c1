import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { lists } from '#tests/support/games/random-moves/mix.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { Card, State } from './rules-state.ts'

const { start, play } = playRules(rules, { ...options.defaults, lasting: false }, { lists })
const prompt = { raw: 'Someone', parts: [{ text: 'Someone' }] }
const withCard = (card: Card): State => ({ ...start(), card, clock: null })

describe('somebody leaves', () => {
  test('who tells the story: the next card comes', () => {
    const left = rules.leave(
      withCard({ game: 'never-have-i-ever', prompt, guilty: [2], teller: 2 }),
      2,
    )
    expect(left).toMatchObject({ round: 2, seat: 1 })
  })

  test('who was to choose: the next chooses', () => {
    const task = { kind: 'dare', prompt } as const
    const left = rules.leave(withCard({ game: 'truth-or-dare', task }), 0)
    expect(left).toMatchObject({ seat: 1, card: { task: null } })
  })

  test('who acts: another acts another phrase', () => {
    const left = rules.leave(withCard({ game: 'charades', prompt, phase: 'acting' }), 0)
    expect(left).toMatchObject({ seat: 1, card: { game: 'charades', phase: 'ready' } })
    expect(left.card).not.toMatchObject({ prompt })
  })

  test('whose answer is due: the next has the whole clock, which waits', () => {
    const round = { game: 'category', prompt, letter: null, answers: 0, loser: null } as const
    const left = rules.leave(withCard({ ...round, phase: 'running', turn: 0 }), 0)
    expect(left).toMatchObject({ card: { turn: 1 }, clock: { leftMs: 5000, runningSince: null } })
  })

  test('a rule in force stays, and so do their points', () => {
    const lasting = [{ prompt, left: 3 }]
    const state = { ...start(), lasting, points: [4, 0, 0, 0] }
    const left = rules.leave(state, 0)
    expect(left.lasting).toEqual(lasting)
    expect(rules.recap(left).rows.at(-1)).toMatchObject({ seat: 0, score: '4' })
  })
})

test('a latecomer is in from the next card on, level with whoever has most', () => {
  const card = { game: 'charades', prompt, phase: 'acting' } as const
  const joined = rules.join({ ...withCard(card), points: [0, 3, 1, 0] }, latePlayer)
  expect(joined).toMatchObject({ points: [0, 3, 1, 0, 3], late: [4] })
  expect(play(play(withCard(card), { type: 'start' }), { type: 'got' }).late).toBeUndefined()
  expect(play(joined, { type: 'start' }, { type: 'got' }).late).toEqual([])
})
