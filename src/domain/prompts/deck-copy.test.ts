import { describe, expect, test } from 'vitest'
import type { Deck } from './deck.ts'
import { drawnSince, forgetLines, rejoinDeck } from './deck-copy.ts'
import { deckLines } from './deck-lines.ts'
import { promptKey } from './memory.ts'

const deckOf = (list: readonly string[], drawn = 0, more: Partial<Deck> = {}) => ({
  deck: { lists: [list], drawn: [drawn], mentions: [0, 0], ...more },
})
const keysOf = (...texts: string[]) => texts.map(promptKey)

describe('a deck for one phone', () => {
  test.each([
    ['has nothing that is about anything', ['a', 'x', 'b'], 0, ['a', 'b'], 0],
    ['keeps what was drawn as drawn', ['x', 'a', 'b'], 2, ['a', 'b'], 1],
    ['forgets that such a prompt was drawn', ['x', 'a'], 1, ['a'], 0],
  ])('%s', (_, list, drawn, left, leftDrawn) => {
    expect(forgetLines(deckOf(list, drawn), { exes: keysOf('x') })).toEqual(deckOf(left, leftDrawn))
  })

  test('names nobody who was spared', () => {
    const lines = deckLines({ taskLists: [0] })
    const crossed = [{ topic: 'exes' as const, keys: keysOf('x'), spared: [1] }]
    const left = lines.leaveOut(deckOf(['x', 'a']), crossed)
    expect(forgetLines(left ?? {})).toEqual(deckOf(['a']))
  })

  test('is none where all prompts are about something', () => {
    expect(forgetLines(deckOf(['x', 'y']), { exes: keysOf('x'), money: keysOf('y') })).toBeNull()
  })

  test('is a pile at a bar', () => {
    const pile = { pile: ['x', 'a'] }
    expect(forgetLines(pile, { exes: keysOf('x') })).toEqual({ pile: ['a'] })
    expect(rejoinDeck({ pile: ['b', 'a'] }, { pile: ['a', 'x', 'b'] })).toEqual({
      pile: ['b', 'a', 'x'],
    })
  })

  test('of another kind stays as it is', () => {
    expect(forgetLines({ deck: [['x']] }, { exes: keysOf('x') })).toEqual({ deck: [['x']] })
  })
})

describe('a deck that comes back', () => {
  test.each([
    ['has the rest again, last', ['a', 'b'], 0, ['a', 'x', 'b'], 0, ['a', 'b', 'x'], 0],
    ['keeps what the room drew as drawn', ['a', 'b'], 1, ['x', 'a', 'b'], 1, ['x', 'a', 'b'], 2],
    [
      'goes on with the rest where all was drawn',
      ['a', 'b'],
      3,
      ['a', 'b', 'x'],
      0,
      ['b', 'a', 'x'],
      2,
    ],
  ])('%s', (_, list, drawn, room, roomDrawn, whole, wholeDrawn) => {
    const back = rejoinDeck(deckOf(list, drawn), deckOf(room, roomDrawn))
    expect(back).toEqual(deckOf(whole, wholeDrawn))
  })

  test.each([
    ['nothing', 1, 1, []],
    ['what the phone drew', 3, 1, ['b', 'c']],
    ['all of a finished list, the oldest first', 5, 1, ['c', 'b']],
  ])('tells the room that it has seen %s', (_, drawn, before, seen) => {
    const list = ['a', 'b', 'c']
    const since = drawnSince(deckOf(list, drawn), deckOf(list, before))
    expect(since).toEqual(seen)
  })
})
