import { describe, expect, test } from 'vitest'
import { findWornFormulas, findWornShapes, shapesOf } from './support/packs/joke-shapes.ts'
import { findLineFaults, readingGrade } from './support/packs/line-faults.ts'
import { findNearTwins } from './support/packs/prompt-faults.ts'
import { readDeckLines, readPackLines } from './support/packs/read-lines.ts'
import { readVenueDecks } from './support/packs/read-packs.ts'

/** A child of ten reads them; a tipsy adult does too. */
const maxGrade = 5

/** Their lines are names that the world has given. */
const namePacks = ['charades/films', 'charades/people', 'charades/songs']

const packs = readPackLines()
const written = packs.filter(({ place }) => !namePacks.includes(place))
const decks = readDeckLines()

test('packs of names are packs', () => {
  expect(packs.map(({ place }) => place)).toEqual(expect.arrayContaining(namePacks))
})

describe.each([...written, ...decks])('$place', ({ lines }) => {
  test('says nothing that we never write', () => {
    const faults = lines.flatMap((line) =>
      findLineFaults(line).map((fault) => `“${line}”: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('is read aloud at first try', () => {
    expect(readingGrade(lines)).toBeLessThanOrEqual(maxGrade)
  })
})

test.each(packs)('$place has jokes of many shapes', ({ form, lines }) => {
  expect(findWornShapes(form, lines)).toEqual([])
})

test.each(readVenueDecks())('no formula wears out the deck of $name', ({ cards }) => {
  expect(findWornFormulas(cards.map(({ text }) => text))).toEqual([])
})

test('no line has a near twin in any pack or deck', () => {
  const cards = readVenueDecks().flatMap((deck) => deck.cards.map(({ text }) => text))
  expect(findNearTwins([...packs.flatMap(({ lines }) => lines), ...cards])).toEqual([])
})

describe('the rules themselves', () => {
  test.each([
    ['queued for the loo', 'British only: loo'],
    ['asked for a fiver', 'British only: fiver'],
    ['apologized to a wall', 'American spelling: apologized'],
    ['met a nemesis', 'a word few know: nemesis'],
    ['drawn somebody bald', 'bodies of those present: bald'],
    ['been forced to dance', 'no consent: forced'],
    ['laughed at a crazy man', 'illness: crazy'],
    ['copied an accent', 'origin: accent'],
    ['teased the sober one', 'those who do not drink: sober'],
  ])('%s is refused', (line, fault) => {
    expect(findLineFaults(line)).toEqual([fault])
  })

  test.each(['been lost in a lobby', 'gone skinny-dipping', 'organised a grand illusion'])(
    '%s passes',
    (line) => {
      expect(findLineFaults(line)).toEqual([])
    },
  )

  test('long words and long sentences take more years of school', () => {
    expect(readingGrade(['The cat sat on the mat.'])).toBeLessThan(1)
    const heavy = 'Administrative irregularities characterised numerous organisations.'
    expect(readingGrade([heavy])).toBeGreaterThan(12)
  })

  test.each([
    ['lost a hat and found a cat', ['begins “lost a”', 'ends “and …”']],
    ['{A} and {B} sing until they laugh', ['begins “sing until”', 'ends “until …”']],
    ['one and all', ['begins “one and”']],
  ])('%s has its shapes', (line, shapes) => {
    expect(shapesOf(line)).toEqual(shapes)
  })

  const worn = [
    'lost a hat and wept a lot',
    'ate a hat and felt quite well',
    'won a cup and ran home',
  ]
  const others = ['sang', 'danced', 'slept', 'baked', 'swam', 'lied', 'won', 'hid', 'ran']

  test('a shape of more than a fifth is found, unless the game’s sentence brings it', () => {
    expect(findWornShapes('any', [...worn, ...others])).toEqual(['ends “and …”: 3 of 12'])
    expect(findWornShapes('never-have-i-ever', [...worn, ...others])).toEqual([])
    expect(findWornShapes('any', [...worn, ...others, 'fell', 'hummed', 'knitted'])).toEqual([])
  })

  test('a formula of more than four cards is found', () => {
    const cards = ['a bear', 'a boat', 'a bell', 'a bird', 'a bus'].map(
      (thing) => `{A}, ${thing} is here. Whoever laughs first takes {n}.`,
    )
    expect(findWornFormulas(cards)).toContain('whoever laughs first takes {n}: 5 cards')
    expect(findWornFormulas(cards.slice(1))).toEqual([])
  })
})
