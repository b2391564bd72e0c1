import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { needs, topics } from '#domain/prompts/tags.ts'
import { capitalised } from '#domain/table/amount.ts'
import {
  cardTasks,
  dealLines,
  parseLine,
  readDeck,
  taskOf,
  type VenueFile,
} from '#domain/venue/card.ts'
import { venueMessages } from '#domain/venue/messages.ts'
import type { VenueMove } from '#domain/venue/moves.ts'
import { validateCard } from '#domain/venue/validate-card.ts'
import { venueRules } from '#domain/venue/venue-rules.ts'
import { findGame } from '#games/registry.ts'
import { dealVenue, deckOptions, venueOf } from '#games/venue/venue-decks.ts'
import { venues } from '../src/content/venues/registry.ts'
import { madeUpVenue } from './support/games/made-up-venue.ts'
import { playRules } from './support/games/play-rules.ts'
import { findPromptFaults, normalise } from './support/packs/prompt-faults.ts'

const cloth = z.enum(['sakura', 'vermilion', 'mustard', 'matcha', 'asagi', 'sora', 'kaki', 'plain'])
const words = z.string().min(1).max(160)
const card = z.strictObject({
  text: words,
  sober: words.optional(),
  elsewhere: words.optional(),
  alcohol: z.literal(true).optional(),
  does: z.enum(cardTasks).optional(),
  choices: z.tuple([z.string().min(1).max(24), z.string().min(1).max(24)]).optional(),
  spice: z.literal([2, 3]).optional(),
  topics: z.array(z.enum(topics)).min(1).optional(),
  needs: z.array(z.enum(needs)).min(1).optional(),
})
const list = z.array(z.union([words, card])).min(1)
const rules = z.array(
  card.extend({ name: z.string().min(1).max(24), lasts: z.int(), lifted: z.string().max(90) }),
)
/** What is printed for the tables: a sign and a placemat, each with a line that fits its sheet. */
const sheet = z.strictObject({
  headline: z.string().min(1).max(36),
  line: z.string().min(1).max(72),
  small: z.string().min(1).max(120),
})
const venue = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1).max(18),
  about: z.string().min(1).max(120),
  colours: z.strictObject({ cloth, dye: cloth }),
  sheets: z.strictObject({ sign: sheet, placemat: sheet }),
  idea: z.enum(['lock', 'build', 'memory']).optional(),
  deck: z.strictObject({
    ...{ challenge: list, question: list, truth: list, dare: list, place: list, bar: list },
    rule: rules,
  }),
})

const fewest: Record<string, number> = { squiffy: 150, slusen: 110, scrollbar: 110 }
/** Nobody only watches. */
const fewestForAll = 27
const fewestDuels = 13
/** Forty cards, and forty that have not been seen since. */
const fewestSober = 60

const files = globSync('src/content/venues/*.json').map((path) => ({
  slug: basename(path, '.json'),
  file: JSON.parse(readFileSync(path, 'utf8')) as VenueFile,
}))

const promptRules = { longest: 160, isFragment: false }
const drinks =
  /\b(beermats?|beer mats?|drink\w*|drank|sip\w*|cork|glass(es)?|toasts?|pubs?|pints?|cheers)\b/i
/** What a sober table has in front of it. */
const water = /\b(glass(es)? of water|water glass(es)?)\b/gi

/** What only a bar has, or only this one. */
const placeWords =
  /\b(bar|pub|counter|taps?(?! water)|staff|terrace|beer mats?|cork|order (at|your)|next round of drinks|waiters?|volunteers?|moor|heron|exam|The Line|(the|a) lock(?! keeper)|nearest water|water here|for the water)\b/

/** What is wrong with the cards of a file for a table that is elsewhere. */
function findPlaceFaults(file: VenueFile): string[] {
  return readDeck(file.deck).flatMap(({ kind, text, sober, elsewhere, name, lifted }) => {
    const marked = elsewhere !== undefined
    const read = marked ? [elsewhere] : [text, sober ?? text]
    const faults = [...read, name ?? '', lifted ?? ''].flatMap((words) => {
      const found = placeWords.exec(words)
      return found ? [`needs the place: ${found[0]}`] : []
    })
    if (kind === 'rule' && marked) faults.push('a rule with a twin')
    return faults.map((fault) => `“${text}”: ${fault}`)
  })
}

/** Nobody is dared to do without air, least of all between two drinks. */
const breathless = /\bbreath(es?)?\b/i

/** What is wrong with the words of a venue’s cards, for everybody and for sober tables. */
function findWordFaults(file: VenueFile): string[] {
  return readDeck(file.deck).flatMap((card) => {
    const { text, sober, elsewhere, name, lifted } = card
    const all = [text, sober, elsewhere, name, lifted].filter((words) => words !== undefined)
    const atSober = card.alcohol
      ? []
      : [sober ?? text, elsewhere, name, lifted].filter((words) => words !== undefined)
    const faults = [
      ...validateCard(card),
      ...all.flatMap((text) =>
        findPromptFaults(withoutSlots(text), { ...promptRules, mayNameAlcohol: true }),
      ),
      ...atSober.flatMap((text) =>
        findPromptFaults(withoutSlots(text), { ...promptRules, mayNameAlcohol: false }),
      ),
      ...atSober
        .filter((text) => drinks.test(text.replace(water, 'water')))
        .map(() => 'a drink at a sober table'),
      ...all.filter((text) => breathless.test(text)).map(() => 'a contest of breath'),
      ...all.filter((text) => !/[.?!]$/.test(text) && text !== card.name).map(() => 'no full stop'),
    ]
    return faults.map((fault) => `“${card.text}”: ${fault}`)
  })
}

/** As it is read: the slots of a venue are not those of a pack. */
function withoutSlots(text: string): string {
  return text
    .replaceAll('{A}', 'Annabel')
    .replaceAll('{B}', 'Bo')
    .replace(/\{(all|n)\}/g, 'two')
}

test('every file has its line in the registry', () => {
  expect(files.map(({ slug }) => slug).sort()).toEqual(Object.keys(venues).sort())
})

describe.each(files)('$slug', ({ slug, file }) => {
  const cards = readDeck(file.deck)

  test('is a venue', () => {
    expect(venue.parse(file).slug).toBe(slug)
  })

  test('hangs the cloth of its game', () => {
    const game = findGame(slug)
    expect(game).toMatchObject({ title: file.name, ...file.colours, players: { min: 2, max: 20 } })
  })

  test('says whose cards these are: on its tile, at its start and on its page', () => {
    const { from } = venues[slug as keyof typeof venues]
    expect(from).toMatch(/^cards for .*\bbar/)
    expect(findGame(slug)?.tagline).toBe(capitalised(from))
    expect(file.about.toLowerCase()).toContain(from)
  })

  test('needs the place on no card without a twin for elsewhere', () => {
    expect(findPlaceFaults(file)).toEqual([])
    expect(cards.filter(({ elsewhere }) => elsewhere !== undefined).length).toBeGreaterThan(10)
  })

  test('deals the twins elsewhere, as many cards, and no card twice', () => {
    for (const sober of [false, true]) {
      const there = dealLines(cards, { sober, isAtVenue: true }).map(parseLine)
      const elsewhere = dealLines(cards, { sober, isAtVenue: false }).map(parseLine)
      expect(elsewhere.length).toBe(there.length)
      expect(new Set(elsewhere.map(({ text }) => text)).size).toBe(elsewhere.length)
      for (const card of [...there, ...elsewhere]) expect(card).not.toHaveProperty('elsewhere')
      expect(elsewhere.filter(({ kind }) => kind === 'bar')).toEqual([])
      expect(there.filter(({ kind }) => kind === 'bar').length).toBeGreaterThanOrEqual(10)
      const changed = cards.filter(
        (card) => card.elsewhere !== undefined && !(sober && card.alcohol),
      )
      const texts = elsewhere.map(({ text }) => text)
      expect(
        changed.map((card) => card.elsewhere).filter((text) => !texts.includes(text ?? '')),
      ).toEqual([])
    }
  })

  test('has enough cards, for sober tables as well', () => {
    expect(cards.length).toBeGreaterThanOrEqual(fewest[slug] ?? 80)
    const sober = dealLines(cards, { sober: true, isAtVenue: false })
    expect(sober.length).toBeGreaterThanOrEqual(fewestSober)
    // Five in an evening of forty cards, and as many that were not in the last one.
    expect(cards.filter(({ kind }) => kind === 'rule').length).toBeGreaterThanOrEqual(12)
    expect(cards.filter(({ kind }) => kind === 'place').length).toBeGreaterThanOrEqual(10)
    expect(cards.filter(({ kind }) => kind === 'bar').length).toBeGreaterThanOrEqual(10)
    const forAll = cards.filter(({ kind, text }) => kind !== 'rule' && !text.includes('{A}'))
    expect(forAll.length).toBeGreaterThanOrEqual(fewestForAll)
    for (const task of ['vote', 'number', 'race'] as const) {
      expect(forAll.filter((card) => taskOf(card) === task).length, task).toBeGreaterThanOrEqual(4)
    }
    expect(cards.filter((card) => taskOf(card) === 'versus').length).toBeGreaterThanOrEqual(
      fewestDuels,
    )
  })

  test('has a twin for every card that needs a drink, and deals a sober table as many', () => {
    expect(cards.filter(({ alcohol }) => alcohol)).toEqual([])
    for (const isAtVenue of [true, false]) {
      const [all, sober] = [false, true].map((sober) => dealLines(cards, { sober, isAtVenue }))
      expect(sober).toHaveLength(all?.length ?? 0)
    }
  })

  test('says every card in order', () => {
    expect(findWordFaults(file)).toEqual([])
  })

  test('is named and loaded by its line in the registry', async () => {
    expect(venues[slug as keyof typeof venues].name).toBe(file.name)
    const { default: loaded } = await venues[slug as keyof typeof venues].load()
    expect(loaded).toEqual(file)
  })
})

test('no card stands twice', () => {
  const texts = files.flatMap(({ file }) => readDeck(file.deck).map(({ text }) => text))
  expect(new Set(texts.map(normalise)).size).toBe(texts.length)
})

describe('a fourth bar: a file, and a line in the registry', () => {
  const line = {
    ...{ name: madeUpVenue.name, from: 'cards for a fourth bar', there: 'We are there' },
    load: async () => ({ default: madeUpVenue }),
  }
  const street = { ...venues, [madeUpVenue.slug]: line }
  const options = deckOptions(street)

  test('is a file that the server understands', () => {
    expect(venue.parse(madeUpVenue)).toEqual(madeUpVenue)
    expect(findWordFaults(madeUpVenue)).toEqual([])
  })

  test('is offered at Squiffy’s door, which deals its own deck until somebody chooses', () => {
    const decks = options.fields.deck?.choices.map(({ label }) => label)
    expect(decks).toEqual(['Squiffy', 'Slusen', 'Scrollbar', 'The Fourth Bar'])
    expect(venueOf(street, options.defaults)).toBe(venues.squiffy)
    expect(options.read({ deck: 'closed-down' }).deck).toBe('squiffy')
  })

  test('is played to its last card', async () => {
    const chosen = options.read({ deck: madeUpVenue.slug })
    const lists = await dealVenue(venueOf(street, chosen), { sober: false, isAtVenue: true })
    const { start, play } = playRules(venueRules, venueMessages, chosen, { lists })
    const follow: VenueMove = { type: 'follow' }
    let state = start()
    for (let moves = 0; moves < 40 && !state.over; moves++) state = play(state, follow)
    expect(state.seen).toHaveLength(25)
    expect(venueRules.recap(state).rows).toHaveLength(4)
  })

  test('keeps what needs a drink from sober tables', async () => {
    const [all, sober] = await Promise.all(
      [false, true].map((sober) => dealVenue(line, { sober, isAtVenue: true })),
    )
    expect(all?.[0]).toHaveLength((sober?.[0]?.length ?? 0) + 1)
  })

  test('a bar’s own door deals its own deck alone', () => {
    expect(deckOptions({ slusen: venues.slusen }).fields.deck).toBeUndefined()
  })
})

describe('the rules themselves', () => {
  const withCard = (text: string): VenueFile => ({ ...madeUpVenue, deck: { dare: [text] } })

  test.each([
    ['{A}, find the barman.', 'alcohol: barman'],
    ['{A}, take a sip.', 'a drink at a sober table'],
    ['{A}, raise your glass of water and your glass.', 'a drink at a sober table'],
    ['{A}, sing', 'no full stop'],
    ['{A}, sing...', 'straight quotes or three dots'],
    ['{C}, sing.', 'unknown slot {C}'],
    [`{A}, ${'sing '.repeat(40)}.`, '210 characters, the most is 160'],
  ])('%s is refused', (text, fault) => {
    expect(findWordFaults(withCard(text))).toContain(`“${text}”: ${fault}`)
  })

  test.each([
    ['{A}, thank the staff.', 'needs the place: staff'],
    ['{A}, carry it to the bar.', 'needs the place: bar'],
    ['{A}, which is the best seat on the terrace?', 'needs the place: terrace'],
    ['{A}, how deep is the lock?', 'needs the place: the lock'],
  ])('%s is refused without a twin, and as one', (text, fault) => {
    const told = [`“${text}”: ${fault}`]
    expect(findPlaceFaults(withCard(text))).toContain(told[0])
    const twin = { text: '{A}, sing.', elsewhere: text }
    const asTwin: VenueFile = { ...madeUpVenue, deck: { dare: [twin] } }
    expect(findPlaceFaults(asTwin)).toEqual([`“{A}, sing.”: ${fault}`])
    const mended: VenueFile = {
      ...madeUpVenue,
      deck: { dare: [{ text, elsewhere: '{A}, sing.' }] },
    }
    expect(findPlaceFaults(mended)).toEqual([])
  })
})
