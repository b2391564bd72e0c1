import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { inGame, layOn, lists } from '#tests/support/games/mix-table.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { listOf } from './mixed-card.ts'
import { rules } from './rules.ts'
import { drawRule } from './rules-draw.ts'
import { options } from './rules-options.ts'
import type { Card, Move, State } from './rules-state.ts'

const { start, play, refusal } = playRules(rules, messages, options.defaults, { lists })

/** The rule that a card may bring is left out. */
const charade = () => layOn(start({ lasting: false }), 'charades')
const lay = (card: Card) => ({ ...charade(), card })

const next: Move = { type: 'next' }
const begin = inGame('charades', 'start')
const got = inGame('charades', 'got')

describe('lasting rules', () => {
  const rule = (raw: string, left: number) => ({ prompt: { raw, parts: [{ text: raw }] }, left })
  const fresh: Card = { game: null, rule: rule('whisper', 4), isOver: false }

  test('come to the table, and stay for their cards', () => {
    const laid = play(lay(fresh), next)
    expect(laid.lasting).toEqual([rule('whisper', 4)])
    expect(laid.card.game).not.toBeNull()
  })

  test('can be swapped before they come', () => {
    expect(play(lay(fresh), { type: 'skip' }).card).toMatchObject({
      game: null,
      rule: { prompt: { raw: 'lasting 0' } },
    })
  })

  test('are a card nearer to their end with every card played', () => {
    const state = { ...charade(), lasting: [rule('whisper', 3), rule('bow', 2)] }
    const left = play(state, begin, got).lasting.map((lasting) => lasting.left)
    expect(left).toEqual([2, 1])
  })

  test('end with a card of their own, then the game goes on', () => {
    const state = { ...charade(), lasting: [rule('whisper', 1), rule('bow', 2)] }
    const ending = play(state, begin, got)
    expect(ending).toMatchObject({
      card: { game: null, isOver: true, rule: { left: 0 } },
      round: 1,
    })
    expect(ending.lasting).toEqual([rule('bow', 1)])
    expect(play(ending, next)).toMatchObject({ round: 2, expired: [] })
  })

  test('that end together are told one after the other', () => {
    const state = { ...charade(), lasting: [rule('whisper', 1), rule('bow', 1)] }
    const one = play(state, begin, got)
    const other = play(one, next)
    expect([one, other].map(({ card }) => card.game === null && card.rule.prompt.raw)).toEqual([
      'whisper',
      'bow',
    ])
  })

  test.each<[State['options']['cards'], number, [number, number]]>([
    [0, 1, [4, 7]],
    [20, 10, [4, 7]],
    [20, 13, [4, 7]],
    // The last third: to the end.
    [20, 14, [6, 6]],
    [20, 16, [4, 4]],
  ])(
    'of %i cards, after %i, are there for %j at most, and say so',
    (cards, round, [least, most]) => {
      const state: State = { ...start(), round, options: { ...options.defaults, cards } }
      const lefts = Array.from({ length: 60 }, (_, seed) => {
        const { card } = drawRule(state, seeded(seed), noTime())
        return card.game === null ? card.rule.left : 0
      })
      expect([Math.min(...lefts), Math.max(...lefts)]).toEqual([least, most])
    },
  )

  test('never contradict the one in force: what is about the same is passed over', () => {
    const list = [
      'self| as we',
      'names self| by name',
      'voice| quietly',
      '{player} naps',
      'self| one',
    ]
    const dealt = start()
    const decked = lists.map((before, at) => (at === listOf.lasting ? list : before))
    const inForce = { prompt: { raw: 'self| no I', parts: [] }, left: 3 }
    let state: State = { ...dealt, deck: { ...dealt.deck, lists: decked }, lasting: [inForce] }
    const drawn = Array.from({ length: 4 }, () => {
      state = { ...state, ...drawRule(state, seeded(1), noTime()), lasting: [inForce] }
      return state.card.game === null ? state.card.rule.prompt : null
    })
    expect(drawn.map((prompt) => prompt?.raw)).toEqual([
      ...['voice| quietly', '{player} naps'],
      ...['voice| quietly', '{player} naps'],
    ])
    expect(drawn[0]?.parts).toEqual([{ text: 'quietly' }])
  })

  test('forgotten cost a point, as often as the table sees it', () => {
    const state = { ...charade(), lasting: [rule('whisper', 3)] }
    expect(play(state, { type: 'slip', seat: 2 }, { type: 'slip', seat: 2 }).points).toEqual([
      0, 0, 2, 0,
    ])
    expect(refusal(charade(), { type: 'slip', seat: 2 })).toBe(
      'There is no rule to forget just now.',
    )
  })
})
