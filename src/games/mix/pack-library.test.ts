import { describe, expect, test } from 'vitest'
import { switchedPacks } from '#browser/packs/switched-packs.ts'
import { packCollections, packsIn } from '#domain/packs/collections.ts'
import { isLocked, promptCount } from '#domain/packs/pack.ts'
import { packGames } from '#games/registry.ts'
import { lastingRules } from './lasting-rules.ts'
import { listOf } from './mixed-card.ts'
import { dealFromLibrary, library, tagsInMix } from './pack-library.ts'
import { options } from './rules-options.ts'

describe('spec §3: the pack collections', () => {
  test.each(packCollections)('%s holds packs', (collection) => {
    expect(
      packsIn(library, collection)
        .map(promptCount)
        .every((count) => count >= 45),
    ).toBe(true)
    expect(packsIn(library, collection).length).toBeGreaterThan(0)
  })

  test('are all that there is, one for each pack game and one for the mix', () => {
    const ofGames = packGames.map(({ collection }) => collection)
    expect(Object.keys(library).sort()).toEqual([...packCollections].sort())
    expect([...ofGames, 'mixed'].sort()).toEqual([...packCollections].sort())
  })

  test('hold nothing under a name that the library does not have', () => {
    expect(packsIn({}, 'mixed')).toEqual([])
  })
})

describe('the mix', () => {
  test('deals from the collection of each game that is let in, and from mixed', () => {
    const lists = dealFromLibrary(options.defaults, false)
    for (const { slug, collection } of packGames) {
      if (slug === 'truth-or-dare') continue
      const active = packsIn(library, collection).filter((pack) => pack.active)
      const own = active.flatMap((pack) => (isLocked(pack) ? [] : (pack.lists[0]?.elements ?? [])))
      expect(lists[listOf[slug]]).toEqual(own)
    }
    expect(lists[listOf.lasting]).toEqual(lastingRules)
    expect(lists.every((list) => list.length > 0)).toBe(true)
  })

  test('leaves out the games and the rules that the house rules leave out', () => {
    const chosen = { ...options.defaults, lasting: false, charades: false }
    const lists = dealFromLibrary(chosen, false)
    expect([lists[listOf.lasting], lists[listOf.charades]]).toEqual([[], []])
  })

  test('deals from the packs that are on at a game’s own start screen', () => {
    const [, , last] = packsIn(library, 'category')
    switchedPacks('category').set([last?.id ?? ''])
    const own = last && !isLocked(last) ? last.lists[0]?.elements : null
    expect(dealFromLibrary(options.defaults, false)[listOf.category]).toEqual(own)
    switchedPacks('category').set(null)
  })

  test('draws within the limits of the table, and gives none where nothing is left', () => {
    const limits = { spice: 1 as const, leftOut: ['family' as const] }
    const tags = tagsInMix(options.defaults, false)
    const dealt = dealFromLibrary(options.defaults, false, limits)
    const about = dealt.flat().flatMap((text) => tags[text] ?? [])
    expect(about.length).toBeGreaterThan(0)
    expect(about.filter(({ spice }) => spice)).toEqual([])
    expect(about.filter(({ topics }) => topics?.includes('family'))).toEqual([])
    const hot = packsIn(library, 'category').find((pack) => pack.explicit)
    switchedPacks('category').set([hot?.id ?? ''])
    const onlyCategories = Object.fromEntries(
      Object.entries(options.defaults).map(([name, value]) => [
        name,
        value === true && name !== 'category' ? false : value,
      ]),
    ) as typeof options.defaults
    expect(dealFromLibrary(onlyCategories, false, limits)).toEqual([])
    switchedPacks('category').set(null)
  })
})
