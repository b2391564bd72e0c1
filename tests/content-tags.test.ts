import { describe, expect, test } from 'vitest'
import type { Pack } from '#domain/packs/pack.ts'
import { describeContent } from './support/packs/describe-content.ts'
import { obviousTopics } from './support/packs/obvious-topics.ts'
import { readPacks, readVenueDecks } from './support/packs/read-packs.ts'

const packs = readPacks()
const textsOf = (pack: Pack) => pack.lists.flatMap(({ elements }) => elements)
const spiceOf = (pack: Pack, text: string) => pack.tags?.[text]?.spice ?? pack.spice

describe.each(packs)('$game, $pack.name', ({ pack }) => {
  const tagged = Object.entries(pack.tags ?? {})

  test('is hot where it is explicit, and nowhere else', () => {
    const hottest = Math.max(...textsOf(pack).map((text) => spiceOf(pack, text)))
    expect(hottest === 3).toBe(pack.explicit)
    expect(pack.spice === 3).toBe(pack.explicit)
  })

  test('repeats no spice that is the pack’s', () => {
    expect(tagged.filter(([, { spice }]) => spice === pack.spice)).toEqual([])
  })

  test('is about drink only where it is a pub pack', () => {
    const drinks = tagged.filter(([, { topics }]) => topics?.includes('drink'))
    expect(drinks.length > 0).toBe(pack.alcohol)
  })

  test('names the topics of obvious words', () => {
    const missing = textsOf(pack).flatMap((text) =>
      obviousTopics(text)
        .filter((topic) => !pack.tags?.[text]?.topics?.includes(topic))
        .map((topic) => `“${text}”: ${topic}`),
    )
    expect(missing).toEqual([])
  })
})

describe.each(readVenueDecks())('the deck of $name', ({ cards }) => {
  test('names the topics of obvious words', () => {
    const missing = cards.flatMap(({ text, topics }) =>
      obviousTopics(text)
        .filter((topic) => !topics?.includes(topic))
        .map((topic) => `“${text}”: ${topic}`),
    )
    expect(missing).toEqual([])
  })

  test('is about drink only where a sober table has other words', () => {
    const drinks = cards.filter(({ topics }) => topics?.includes('drink'))
    const faults = drinks.filter(({ sober, alcohol }) => !sober && !alcohol)
    expect(drinks.length).toBeGreaterThan(0)
    expect(faults.map(({ text }) => text)).toEqual([])
  })
})

test('docs/content.md counts them', async () => {
  await expect(describeContent()).toMatchFileSnapshot('../docs/content.md')
})

test.each([
  ['kissed my ex', ['touch', 'exes']],
  ['let {other} read my last message aloud', ['phone']],
  ['Give out {sips}, Mum', ['family', 'drink']],
  ['expected a lot of the exhibition', []],
])('%s is about %j', (text, topics) => {
  expect(obviousTopics(text)).toEqual(topics)
})
