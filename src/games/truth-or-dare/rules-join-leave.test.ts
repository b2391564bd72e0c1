import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

const lists = [['Say one.'], ['Do one.']]
const { start, play, recap } = playRules(
  rules,
  messages,
  { ...options.defaults, turns: 2, truthLimit: 0 },
  { lists },
)
const turn = [{ type: 'choose', kind: 'truth' }, { type: 'done' }] as const
const turns = (state: State, count: number) =>
  play(state, ...Array.from({ length: count }, () => turn).flat())
const laps = (state: State) => {
  const { round, turn } = rules.view(state, 'device')
  return [round, turn]
}

test('a latecomer has turns from the next lap on, and as many of them as the others', () => {
  const joined = rules.join(turns(start(), 1), latePlayer, noTime())
  expect([1, 2, 3, 4, 7].map((count) => laps(turns(joined, count)))).toEqual([
    [1, 2],
    [1, 3],
    [2, 0],
    [2, 1],
    [2, 4],
  ])
  expect(turns(joined, 8).over).toBe(true)
})

test('a latecomer begins level with whoever is last', () => {
  const joined = rules.join(turns(start(), 4), latePlayer, noTime())
  expect(recap(joined).rows.map(({ score }) => score)).toEqual(['2', '2', '2', '2', '2'])
  expect(recap(joined).rows[4]?.note).toBe('no truths, no dares, no bows')
})

describe('somebody leaves', () => {
  test('whose turn it is: their task is gone and the next chooses', () => {
    const asked = play(turns(start(), 1), turn[0])
    expect(rules.leave(asked, 1, noTime())).toMatchObject({ turn: 2, card: { task: null } })
    expect(laps(rules.leave(asked, 1, noTime()))).toEqual([1, 2])
  })

  test('somebody else: the task stays', () => {
    expect(rules.leave(play(start(), turn[0]), 2, noTime()).card.task).not.toBeNull()
  })

  test('the last of a lap: the next lap begins', () => {
    expect(laps(rules.leave(turns(start(), 3), 3, noTime()))).toEqual([2, 0])
  })

  test('the last of the last lap: the game is over', () => {
    expect(rules.leave(turns(start(), 7), 3, noTime()).over).toBe(true)
  })
})
