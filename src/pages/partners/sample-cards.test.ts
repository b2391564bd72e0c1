import { describe, expect, test } from 'vitest'
import { countCards, sampleCards } from './sample-cards.ts'

describe('a taste of a deck', () => {
  test.for([
    ['the first of a kind', { challenge: ['First.', 'Second.'] }, ['Challenge: First.']],
    [
      'names in the places of the players',
      { question: ['{A}, what would {B} say?'] },
      ['Question: Sofie, what would Jonas say?'],
    ],
    [
      'sips and points in one breath',
      { dare: ['{A} sings. A wrong note is {n}.'] },
      ['Dare: Sofie sings. A wrong note is two sips or two points.'],
    ],
    [
      'no card that makes no sense without a drink',
      { place: [{ text: 'A toast.', alcohol: true }, 'The door.'] },
      ['Round here: The door.'],
    ],
    [
      'a rule as it is laid down',
      { rule: [{ text: '{all} whispers.' }] },
      ['House rule: Everybody whispers.'],
    ],
    ['nothing of a kind that there is none of', { challenge: [] }, []],
    ['nothing of the kinds that need telling first', { truth: ['T.'], bar: ['B.'] }, []],
  ] as const)('%s', ([, deck, cards]) => {
    expect(sampleCards({ deck }).map(({ kind, text }) => `${kind}: ${text}`)).toEqual(cards)
  })

  test.for([
    ['one kind', { challenge: ['a', 'b'] }, 2, '2 challenges'],
    [
      'kinds in the order of the deck, empty ones left out',
      { bar: ['a', 'b'], question: ['a', 'b', 'c'], dare: [] },
      5,
      '3 questions and 2 short dares at the counter',
    ],
  ] as const)('counts %s', ([, deck, total, kinds]) => {
    expect(countCards({ deck })).toEqual({ total, kinds })
  })
})
