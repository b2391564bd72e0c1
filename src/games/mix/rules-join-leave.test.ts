import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { inGame, layOn, lists, prompt } from '#tests/support/games/mix-table.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'

const table = { lists }
const noRules = { ...options.defaults, lasting: false }
const { start, play } = playRules(rules, messages, noRules, table)
const context = noTime()

describe('somebody leaves', () => {
  test('who tells the story: the next card comes', () => {
    const told = layOn(start(), 'never-have-i-ever', { guilty: [2], phase: 'story' })
    expect(rules.leave(told, 2, context)).toMatchObject({ round: 2, turn: 3 })
  })

  test('who was to choose: the next chooses', () => {
    const left = rules.leave(layOn(start(), 'truth-or-dare'), 1, context)
    expect(left).toMatchObject({ turn: 2, card: { card: { task: null, phase: 'choose' } } })
  })

  test('who acts: another acts another phrase', () => {
    const acting = play(layOn(start(), 'charades'), inGame('charades', 'start'))
    const left = rules.leave(acting, 1, context)
    expect(left).toMatchObject({ turn: 2, round: 1, card: { game: 'charades' } })
    expect(left.card).toMatchObject({ card: { phase: 'ready' } })
    expect(rules.prompt(left)).not.toBe('prompt')
  })

  test('whose answer is due: the next has the whole clock, which waits', () => {
    const running = play(layOn(start(), 'category'), inGame('category', 'start'))
    expect(rules.leave(running, 1, context).card).toMatchObject({
      card: { turn: 2, clock: { leftMs: 5000, runningSince: null } },
    })
  })

  test('a rule in force stays, and so do their points', () => {
    const lasting = [{ prompt, left: 3 }]
    const state = { ...start(), lasting, points: [4, 0, 0, 0] }
    const left = rules.leave(state, 0, context)
    expect(left.lasting).toEqual(lasting)
    expect(rules.recap(left).rows.at(-1)).toMatchObject({ seat: 0, score: '4' })
  })
})

test('a latecomer is in from the next card on, level with whoever has most', () => {
  const acting = play(layOn(start(), 'charades'), inGame('charades', 'start'))
  const scores = { points: [0, 3, 1, 0], turns: [2, 1, 2, 2] }
  const joined = rules.join({ ...acting, ...scores }, latePlayer, context)
  expect(joined).toMatchObject({ points: [0, 3, 1, 0, 3], turns: [2, 1, 2, 2, 1], late: [4] })
  expect(play(joined, inGame('charades', 'got')).late).toEqual([])
})
