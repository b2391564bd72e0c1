import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { coverIcons } from '../packs/cover-icons.ts'
import { findDrawings, indexDrawings } from './find-drawings.ts'
import { drawingOf, iconStyleIds, inStyle } from './icon-name.ts'
import { iconWords } from './icon-words.ts'

const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json')
const { icons }: { icons: Record<string, { hidden?: boolean }> } = JSON.parse(
  readFileSync(file, 'utf8'),
)
const shown = Object.keys(icons).filter((name) => !icons[name]?.hidden)
const index = indexDrawings(shown)

test('more than four thousand icons can be found, every drawing in six styles', () => {
  const drawings = index.map(({ item }) => item)
  const all = drawings.flatMap((drawing) => iconStyleIds.map((style) => inStyle(drawing, style)))
  expect(all.toSorted()).toEqual(shown.toSorted())
  expect(all.length).toBeGreaterThan(4000)
})

type Row = [asked: string, first: string[], why: string]

describe('the best come first', () => {
  test.each<Row>([
    ['beer', ['beer-stein', 'pint-glass', 'beer-bottle'], 'what was chosen for a word'],
    ['shot', ['pint-glass', 'brandy'], 'though nothing is called so'],
    ['drunk', ['beer-stein', 'smiley-x-eyes'], 'a word of the field'],
    ['love', ['heart', 'heart-straight'], 'a word of the field'],
    ['dare', ['fire', 'flame'], 'a word of the field'],
    ['truth', ['scales', 'hands-praying'], 'a word of the field'],
    ['spicy', ['pepper', 'flame'], 'a word of the field'],
    ['kiss', ['heart', 'hand-heart'], 'a word of the field'],
    ['cat', ['cat', 'paw-print'], 'a whole name'],
    ['fire', ['fire', 'flame', 'campfire', 'fire-simple'], 'a name, then what was chosen'],
    ['skull', ['skull'], 'a name that needs no line of its own'],
    ['guitar', ['guitar'], 'a name that needs no line of its own'],
    ['magnifying', ['magnifying-glass'], 'a word of a name: the short name first'],
    ['GUITAR', ['guitar'], 'in any case'],
    ['guïtar', ['guitar'], 'an accent more'],
    ['guit', ['guitar'], 'the beginning of a word'],
    ['cockta', ['martini'], 'the beginning of a word that means it'],
    ['cart', ['shopping-cart', 'shopping-cart-simple'], 'a word before a beginning'],
    ['phone', ['phone', 'device-mobile', 'phone-call'], 'a name, then what was chosen'],
    ['cats', ['cat'], 'several'],
    ['cherry', ['cherries'], 'one of several'],
    ['parties', ['confetti', 'balloon'], 'several'],
    ['laughing', ['smiley'], 'somebody doing it'],
    ['dancing', ['disco-ball', 'music-notes'], 'somebody doing it'],
    ['ice cream', ['ice-cream'], 'two words'],
    ['cream ice', ['ice-cream'], 'in any order'],
    ['icecream', ['ice-cream', 'popsicle'], 'two words in one'],
    ['a disco ball for the party', ['disco-ball'], 'whatever it is padded with'],
    ['people dancing', ['disco-ball'], 'one of them, where none fits both'],
    ['beeer', ['beer-stein'], 'a slip of a finger'],
    ['giutar', ['guitar'], 'two letters swapped'],
    ['micorphoen', ['microphone'], 'two slips in a long word'],
  ])('%j begins with %j: %s', (asked, first) => {
    expect(findDrawings(index, asked).slice(0, first.length)).toEqual(first)
  })

  test.each<[string, string, string]>([
    ['cat', 'certificate', 'three letters in the middle of a word are no cat'],
    ['party', 'shopping-cart', 'the end of one word and the beginning of the next'],
    ['beer', 'bell', 'a slip, where there is what was asked for'],
    ['beer', 'beer-stein-fill', 'a style'],
  ])('%j does not find %s: %s', (asked, drawing) => {
    expect(findDrawings(index, asked)).not.toContain(drawing)
  })

  test.each(['xyzzy', 'qqqqqqqq', '日本', 'x', '🍺', '', '  ', 'constructor', '.*'])(
    '%j finds nothing',
    (asked) => {
      expect(findDrawings(index, asked)).toEqual([])
    },
  )

  test('words behind the fifth are passed over: each costs a walk through all drawings', () => {
    const five = 'cat dog heart star moon'
    expect(findDrawings(index, `${five} beer`)).toEqual(findDrawings(index, five))
  })

  test('nothing is found twice', () => {
    for (const asked of ['arrow', 'heart', 'drink', 'ca']) {
      const found = findDrawings(index, asked)
      expect([asked, new Set(found).size]).toEqual([asked, found.length])
    }
  })
})

describe('the words that people look for', () => {
  test.each(Object.entries(iconWords))('%s: %s', (word, list) => {
    const drawings = list.split(' ')
    expect(word).toMatch(/^[a-z]{2,}$/)
    expect(drawings.filter((drawing) => !icons[drawing] || icons[drawing].hidden)).toEqual([])
    expect(new Set(drawings).size).toBe(drawings.length)
    expect(findDrawings(index, word)[0]).toBe(icons[word] ? word : drawings[0])
  })

  test('every favourite is found by how it is read out', () => {
    const lost = coverIcons.filter(({ icon, label }) => {
      const drawing = drawingOf(icon.slice('ph:'.length))
      return !findDrawings(index, label).includes(drawing)
    })
    expect(lost.map(({ label }) => label)).toEqual([])
  })
})
