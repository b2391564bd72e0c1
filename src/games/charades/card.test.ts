import { describe, expect, test } from 'vitest'
import type { CardTable } from '#domain/table/card-rules.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { noTime, seatPlayers } from '#tests/support/games/play-rules.ts'
import { type Card, type CardMove, cardRules, dealCard, payerOf } from './card.ts'

const prompt = { raw: 'a key', parts: [{ text: 'a key' }] }
const own: CardTable = { players: seatPlayers(4), seating: 'own', turn: 1 }
const passed: CardTable = { ...own, seating: 'passed' }

function act(
  card: Card,
  move: CardMove,
  by: MoveContext['by'],
  change: Partial<MoveContext> = {},
): Card {
  const table = by === 'device' ? passed : own
  const outcome = cardRules.move(card, move, table, { ...noTime(), by, ...change })
  if (isRefusal(outcome)) throw new Error(outcome.refused)
  return outcome
}

const acting = () => act(dealCard(prompt, own, noTime()), { type: 'start' }, 1)
const buzzed = () => act(acting(), { type: 'buzz' }, 3, { now: 10_000 })

describe('with a phone each', () => {
  test('only the actor sees the phrase, until it is shown', () => {
    for (const card of [dealCard(prompt, own, noTime()), acting(), buzzed()]) {
      expect(cardRules.view(card, own, 1).prompt).toEqual(prompt)
      for (const viewer of ['device', 'screen', 'audience', 0, 2, 3] as const) {
        expect(cardRules.view(card, own, viewer).prompt).toBeNull()
      }
    }
    const shown = act(buzzed(), { type: 'judge', isRight: true }, 1)
    expect(cardRules.view(shown, own, 'screen').prompt).toEqual(prompt)
  })

  test('the actor starts, or the clock after twenty seconds', () => {
    const card = dealCard(prompt, own, noTime())
    expect(() => act(card, { type: 'start' }, 2)).toThrow('not-your-turn')
    expect(cardRules.due(card)).toEqual({ atMs: 20_000, move: { type: 'timeout' } })
    expect(act(card, { type: 'timeout' }, 'clock', { now: 20_000 }).phase).toBe('acting')
  })

  test('an actor who is away is passed over, at no cost', () => {
    const over = cardRules.passOver(dealCard(prompt, own, noTime()), 1, own, noTime())
    expect([cardRules.isOver(over), payerOf(over, own)]).toEqual([true, null])
  })

  test('the first to buzz guesses while the clock waits, and the actor judges', () => {
    expect(buzzed()).toMatchObject({ buzz: { seat: 3 }, clock: { leftMs: 50_000 } })
    expect(() => act(buzzed(), { type: 'buzz' }, 2)).toThrow('buzzed-first')
    expect(() => act(buzzed(), { type: 'judge', isRight: true }, 3)).toThrow('actors-only')
    const right = act(buzzed(), { type: 'judge', isRight: true }, 1)
    expect(right).toMatchObject({ phase: 'shown', guesser: 3, isGuessed: true })
    expect(payerOf(right, own)).toBeNull()
  })

  test.each<[string, CardMove, MoveContext['by']]>([
    ['a wrong guess', { type: 'judge', isRight: false }, 1],
    ['no judgement in five seconds', { type: 'timeout' }, 'clock'],
  ])('%s: the clock goes on', (_, move, by) => {
    const card = act(buzzed(), move, by, { now: 15_000 })
    expect(card).toMatchObject({ buzz: null, clock: { leftMs: 50_000, runningSince: 15_000 } })
  })

  test('nobody guesses in sixty seconds: the actor pays, unless away', () => {
    const out = act(acting(), { type: 'timeout' }, 'clock', { now: 60_000 })
    expect([out.phase, payerOf(out, own)]).toEqual(['shown', 1])
    const away = act(acting(), { type: 'timeout' }, 'clock', { now: 60_000, away: [1] })
    expect(payerOf(away, own)).toBeNull()
  })

  test('anybody goes on after four seconds', () => {
    const out = act(acting(), { type: 'timeout' }, 'clock', { now: 60_000 })
    expect(() => act(out, { type: 'next' }, 2, { now: 63_999 })).toThrow('too-soon')
    expect(cardRules.isOver(act(out, { type: 'next' }, 2, { now: 64_000 }))).toBe(true)
  })
})

describe('on one phone', () => {
  const started = () => act(dealCard(prompt, passed, noTime()), { type: 'start' }, 'device')

  test('the table says whether it was guessed, also after the clock', () => {
    const out = act(started(), { type: 'timeout' }, 'device', { now: 60_000 })
    expect(cardRules.due(out)).toBeNull()
    expect(payerOf(act(out, { type: 'got' }, 'device'), passed)).toBeNull()
    expect(payerOf(act(out, { type: 'missed' }, 'device'), passed)).toBe(1)
  })

  test('the device has the phrase, for the actor’s eyes', () => {
    expect(cardRules.view(started(), passed, 'device').prompt).toEqual(prompt)
    expect(cardRules.view(started(), passed, 'screen').prompt).toBeNull()
  })
})
