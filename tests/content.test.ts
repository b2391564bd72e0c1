import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { packGameSlugs, packKindOf } from '#domain/packs/pack-kinds.ts'
import { findNearTwins, findPromptFaults, normalise } from './support/packs/prompt-faults.ts'

const cover = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1).max(18),
  blurb: z.string().min(1).max(24),
  explicit: z.boolean(),
  alcohol: z.boolean(),
  premium: z.literal(false),
  active: z.boolean(),
})
const lists = z.array(z.strictObject({ elements: z.array(z.string()) })).min(1)
const freePack = cover.extend({ lists })
const lockedCover = cover.extend({
  premium: z.literal(true),
  size: z.int(),
  active: z.literal(false),
})
const premiumPack = lockedCover.omit({ size: true }).extend({ lists })
type Pack = z.infer<typeof freePack> | z.infer<typeof premiumPack>

const floor = { packs: 5, prompts: 60, soberPacks: 3 }

const games = packGameSlugs.map((slug) => ({
  ...packKindOf(slug),
  slug,
  public: readFolder(`src/games/${slug}/packs`),
  premium: readFolder(`src/server/features/packs/premium/${slug}`),
}))

function readFolder(folder: string): { id: string; json: unknown }[] {
  return globSync(`${folder}/*.json`).map((path) => ({
    id: basename(path, '.json'),
    json: JSON.parse(readFileSync(path, 'utf8')),
  }))
}

/** Every pack that has its prompts, by game. */
function packsOf(game: (typeof games)[number]): Pack[] {
  return [...game.public, ...game.premium]
    .map(({ json }) => json as Pack)
    .filter((pack) => pack.lists)
}

function promptsOf(pack: Pack): string[] {
  return pack.lists.flatMap((list) => list.elements)
}

describe.each(games)('$slug', (game) => {
  const packs = packsOf(game)
  const covers = game.public.filter(({ json }) => lockedCover.safeParse(json).success)

  test('has its packs in the right shape', () => {
    for (const { id, json } of game.public) {
      expect(z.union([freePack, lockedCover]).parse(json).id).toBe(id)
    }
    for (const { id, json } of game.premium) expect(premiumPack.parse(json).id).toBe(id)
  })

  test('has enough packs, for everybody', () => {
    expect(packs.length).toBeGreaterThanOrEqual(floor.packs)
    expect(game.premium.length).toBeGreaterThanOrEqual(1)
    expect(packs.some((pack) => pack.explicit)).toBe(true)
    expect(packs.some((pack) => pack.alcohol)).toBe(true)
    expect(packs.filter((pack) => !pack.alcohol).length).toBeGreaterThanOrEqual(floor.soberPacks)
    expect(packs.filter((pack) => pack.active).length).toBe(2)
  })

  test('keeps a premium pack’s prompts behind a cover that tells the truth', () => {
    const expected = game.premium.map(({ json }) => {
      const { lists: _, ...rest } = premiumPack.parse(json)
      return { ...rest, size: promptsOf(json as Pack).length }
    })
    expect(covers.map(({ json }) => json)).toEqual(expected)
  })

  test.each(packs)('$name has enough prompts, each of them in order', (pack) => {
    expect(pack.lists.length).toBe(game.lists)
    expect(promptsOf(pack).length).toBeGreaterThanOrEqual(floor.prompts)
    const faults = promptsOf(pack).flatMap((prompt) =>
      findPromptFaults(prompt, { ...game, mayNameAlcohol: pack.alcohol }).map(
        (fault) => `“${prompt}”: ${fault}`,
      ),
    )
    expect(faults).toEqual([])
  })

  test('has no near twins', () => {
    expect(findNearTwins(packs.flatMap(promptsOf))).toEqual([])
  })
})

test('no prompt stands twice in the house', () => {
  const places = new Map<string, string>()
  const doubles: string[] = []
  for (const game of games) {
    for (const pack of packsOf(game)) {
      for (const prompt of promptsOf(pack)) {
        const place = `${game.slug}/${pack.id}`
        const first = places.get(normalise(prompt))
        if (first) doubles.push(`“${prompt}” in ${first} and ${place}`)
        places.set(normalise(prompt), place)
      }
    }
  }
  expect(doubles).toEqual([])
})

describe('the rules themselves', () => {
  const rules = { longest: 40, isFragment: true, mayNameAlcohol: false }

  test.each([
    ['a'.repeat(41), '41 characters, the most is 40'],
    ['missed  the bus', 'stray spaces'],
    ['missed the bus ', 'stray spaces'],
    ["missed the dog's bus", 'straight quotes or three dots'],
    ['missed the bus...', 'straight quotes or three dots'],
    ['missed the 🚌 again', 'emoji'],
    ['missed the bus.', 'a fragment with an end'],
    ['missed {bus}', 'unknown placeholder {bus}'],
    ['missed {player', 'unknown placeholder {player'],
    ['lent {other} a bus and {other} a tram', 'a placeholder twice'],
    ['missed the pub', 'alcohol: pub'],
    ['missed a Hangover', 'alcohol: Hangover'],
  ])('%s is refused', (prompt, fault) => {
    expect(findPromptFaults(prompt, rules)).toContain(fault)
  })

  test.each(['missed the dog’s bus', 'lent {other} {sips}', 'began begging', 'ate a bar of soap'])(
    '%s passes',
    (prompt) => {
      expect(findPromptFaults(prompt, rules)).toEqual([])
    },
  )

  test('twins are found, short and different prompts are not', () => {
    expect(
      findNearTwins([
        'blamed the dog for a smell',
        'Blamed a dog for the smell!',
        'blamed the cat for a noise',
        'a big dog',
        'a big dog!',
      ]),
    ).toEqual(['“Blamed a dog for the smell!” is nearly “blamed the dog for a smell”'])
  })
})
