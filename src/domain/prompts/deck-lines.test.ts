import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '../random.ts'
import type { CrossedTopic } from './crossed-topic.ts'
import { type Deck, drawPrompt, newDeck } from './deck.ts'
import { deckLines } from './deck-lines.ts'
import { promptKey } from './memory.ts'

const crossed = (texts: string[], spared: number[] = [], topic = 'exes' as const) =>
  [{ topic, keys: texts.map(promptKey), spared }] satisfies CrossedTopic[]

type State = { deck: Deck }

const deckOf = (lists: string[][], drawn: number[] = lists.map(() => 0)): State => ({
  deck: { ...newDeck(lists, 3), drawn },
})
const leaveOut = (lists: string[][], drawn: number[], texts: string[]) =>
  deckLines<State>().leaveOut(deckOf(lists, drawn), crossed(texts))?.deck

describe('a shared list', () => {
  test.each<[string, number, string[], string[] | undefined, number | undefined]>([
    ['loses what crosses a line', 0, ['b'], ['a', 'c', 'd'], 0],
    ['keeps its place', 2, ['a', 'd'], ['b', 'c'], 1],
    ['that was finished goes on with its oldest', 5, ['b'], ['c', 'd', 'a'], 3],
    ['without such prompts stays as it is', 1, ['z'], ['a', 'b', 'c', 'd'], 1],
    ['of nothing else ends the game', 1, ['a', 'b', 'c', 'd'], undefined, undefined],
  ])('%s', (_, drawn, texts, list, place) => {
    const deck = leaveOut([['a', 'b', 'c', 'd']], [drawn], texts)
    expect([deck?.lists[0], deck?.drawn[0]]).toEqual([list, place])
  })

  test('that was empty before ends nothing', () => {
    expect(leaveOut([['a', 'b'], []], [0, 0], ['a'])?.lists).toEqual([['b'], []])
  })
})

describe('a list of tasks', () => {
  const lines = deckLines<State>({ taskLists: [0] })
  const tasks = [['kiss', 'ring {other}', 'ring your ex', 'sing']]
  const draw = (deck: Deck, seat: number) => drawPrompt(deck, 0, seat, seeded(1))

  test('keeps for others what names nobody else', () => {
    const left = lines.leaveOut(deckOf(tasks), crossed(['ring {other}', 'ring your ex'], [1]))
    expect(left?.deck.lists).toEqual([['kiss', 'ring your ex', 'sing']])
  })

  test('loses all touching: it takes two', () => {
    const touch = [{ topic: 'touch' as const, keys: [promptKey('kiss')], spared: [1] }]
    expect(lines.leaveOut(deckOf(tasks), touch)?.deck.lists).toEqual([tasks[0]?.slice(1)])
  })

  test('gives a spared seat the next that fits, and the other to the next seat', () => {
    const left = lines.leaveOut(deckOf([['ring your ex', 'sing']]), crossed(['ring your ex'], [1]))
    const first = draw(left?.deck as never, 1)
    const second = draw(first.deck, 0)
    expect([first, second].map(({ prompt }) => prompt.raw)).toEqual(['sing', 'ring your ex'])
    expect(second.deck.drawn).toEqual([2])
  })

  test('gives a spared seat the oldest once all that fit were drawn', () => {
    const list = ['hum', 'sing', 'ring your ex', 'text your ex']
    const texts = ['ring your ex', 'text your ex']
    const left = lines.leaveOut(deckOf([list], [2]), crossed(texts, [1]))
    const first = draw(left?.deck as never, 1)
    const second = draw(first.deck, 1)
    const third = draw(second.deck, 0)
    expect([first, second, third].map(({ prompt }) => prompt.raw)).toEqual([
      ...['hum', 'sing', 'ring your ex'],
    ])
  })

  test('of nothing else for a spared seat ends the game', () => {
    expect(lines.leaveOut(deckOf([['ring']]), crossed(['ring'], [1]))).toBeNull()
  })

  test('a topic stays out when its line is gone', () => {
    const left = lines.leaveOut(deckOf(tasks, [2]), crossed(['ring your ex'], [1]))
    const later = lines.leaveOut(left as never, [])
    expect(draw(later?.deck as never, 1).prompt.raw).toBe('sing')
  })
})

test('no draw for a spared seat crosses a line, and every other prompt is drawn', () => {
  const texts = Array.from({ length: 9 }, (_, at) => `task ${at}`)
  const seats = fc.array(fc.nat(2), { minLength: 40, maxLength: 40 })
  const out = fc.uniqueArray(fc.nat(8), { maxLength: 8 })
  fc.assert(
    fc.property(seats, out, (turns, places) => {
      const keys = places.map((place) => texts[place] as string)
      const state = deckLines<State>({ taskLists: [0] }).leaveOut(
        deckOf([texts]),
        crossed(keys, [1]),
      )
      let deck = state?.deck
      for (const seat of turns) {
        if (!deck) return
        const drawn = drawPrompt(deck, 0, seat, seeded(1))
        if (seat === 1) expect(keys).not.toContain(drawn.prompt.raw)
        expect([...(drawn.deck.lists[0] ?? [])].sort()).toEqual(texts)
        deck = drawn.deck
      }
    }),
  )
})
