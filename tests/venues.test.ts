import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { dealLines, readDeck, type VenueFile } from '#domain/venue/card.ts'
import { findCardFaults } from '#domain/venue/card-faults.ts'
import { type VenueMove, venueRules } from '#domain/venue/venue-rules.ts'
import { dealVenue, deckOptions, venueOf } from '#games/kit/venue-decks.ts'
import { findGame } from '#games/registry.ts'
import { venues } from '../src/content/venues/registry.ts'
import { madeUpVenue } from './support/made-up-venue.ts'
import { playRules } from './support/play-rules.ts'
import { findNearTwins, findPromptFaults, normalise } from './support/prompt-faults.ts'

const cloth = z.enum(['sakura', 'vermilion', 'mustard', 'matcha', 'asagi', 'sora', 'kaki', 'plain'])
const words = z.string().min(1).max(160)
const card = z.strictObject({
  text: words,
  sober: words.optional(),
  alcohol: z.literal(true).optional(),
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
  deck: z.strictObject({
    ...{ challenge: list, question: list, truth: list, dare: list, place: list, bar: list },
    rule: rules,
  }),
})

const fewest: Record<string, number> = { squiffy: 120, slusen: 80, scrollbar: 80 }
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

/** Nobody is dared to do without air, least of all between two drinks. */
const breathless = /\bbreath(es?)?\b/i

/** What is wrong with the words of a venue’s cards, for everybody and for sober tables. */
function findWordFaults(file: VenueFile): string[] {
  return readDeck(file.deck).flatMap((card) => {
    const all = [card.text, card.sober, card.name, card.lifted].filter((text) => text !== undefined)
    const atSober = card.alcohol
      ? []
      : [card.sober ?? card.text, card.name, card.lifted].filter((text) => text !== undefined)
    const faults = [
      ...findCardFaults(card),
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
    expect(game).toMatchObject({ title: file.name, ...file.colours, players: { min: 2, max: 10 } })
  })

  test('has enough cards, for sober tables as well', () => {
    expect(cards.length).toBeGreaterThanOrEqual(fewest[slug] ?? 80)
    expect(dealLines(cards, true).length).toBeGreaterThanOrEqual(fewestSober)
    expect(cards.filter(({ kind }) => kind === 'rule').length).toBeGreaterThanOrEqual(6)
    expect(cards.filter(({ kind }) => kind === 'place').length).toBeGreaterThanOrEqual(10)
    expect(cards.filter(({ kind }) => kind === 'bar').length).toBeGreaterThanOrEqual(10)
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

test('no card has a near twin in the house', () => {
  const texts = files.flatMap(({ file }) => readDeck(file.deck).map(({ text }) => text))
  expect(findNearTwins(texts)).toEqual([])
  expect(new Set(texts.map(normalise)).size).toBe(texts.length)
})

describe('a fourth bar: a file, and a line in the registry', () => {
  const line = { name: madeUpVenue.name, load: async () => ({ default: madeUpVenue }) }
  const street = { ...venues, [madeUpVenue.slug]: line }
  const options = deckOptions(street)

  test('is a file that the house understands', () => {
    expect(venue.parse(madeUpVenue)).toEqual(madeUpVenue)
    expect(findWordFaults(madeUpVenue)).toEqual([])
  })

  test('is offered at Squiffy’s door, which deals its own deck until somebody chooses', () => {
    const decks = options.fields.deck?.choices.map(({ label }) => label)
    expect(decks).toEqual(['Squiffy', 'Slusen', 'Scrollbar', 'The Fourth Bar'])
    expect(venueOf(street, options.usual)).toBe(venues.squiffy)
    expect(options.read({ deck: 'closed-down' }).deck).toBe('squiffy')
  })

  test('is played to its last card', async () => {
    const chosen = options.read({ deck: madeUpVenue.slug })
    const lists = await dealVenue(venueOf(street, chosen), false)
    const { start, play } = playRules(venueRules, chosen, { lists })
    const follow: VenueMove = { type: 'follow' }
    let state = start()
    for (let moves = 0; moves < 40 && !state.over; moves++) state = play(state, follow)
    expect(state.seen).toHaveLength(25)
    expect(venueRules.recap(state).rows).toHaveLength(4)
  })

  test('keeps what needs a drink from sober tables', async () => {
    const [all, sober] = await Promise.all([dealVenue(line, false), dealVenue(line, true)])
    expect(all[0]).toHaveLength((sober[0]?.length ?? 0) + 1)
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
})
