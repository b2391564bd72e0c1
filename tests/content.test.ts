import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { isLocked, needsOf, type Pack } from '#domain/packs/pack.ts'
import { type PackFile, readMenuFile, readPackFile } from '#domain/packs/pack-file.ts'
import { packGameSlugs, packKindOf } from '#domain/packs/pack-kinds.ts'
import { needs, spices, topics } from '#domain/prompts/tags.ts'
import { findNearTwins, findPromptFaults, normalise } from './support/packs/prompt-faults.ts'

const spice = z.literal(spices)
const cover = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1).max(18),
  blurb: z.string().min(1).max(24),
  spice,
  explicit: z.boolean(),
  alcohol: z.boolean(),
  premium: z.literal(false),
  active: z.boolean(),
})
const tagged = z
  .strictObject({
    text: z.string(),
    spice: spice.optional(),
    topics: z.array(z.enum(topics)).min(1).optional(),
    needs: z.array(z.enum(needs)).min(1).optional(),
  })
  .refine((prompt) => Object.keys(prompt).length > 1, 'an object without tags')
const lists = z.array(z.strictObject({ elements: z.array(z.string().or(tagged)) })).min(1)
const freePack = cover.extend({ lists })
const lockedCover = cover.extend({
  premium: z.literal(true),
  size: z.int(),
  active: z.literal(false),
  needs: z.array(z.enum(needs)),
})
const premiumPack = lockedCover.omit({ size: true, needs: true }).extend({ lists })

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
    .map(({ json }) => readMenuFile(json as PackFile))
    .filter((pack): pack is Pack => !isLocked(pack))
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
      const pack = readPackFile(json as PackFile)
      return { ...rest, size: promptsOf(pack).length, needs: needsOf(pack) }
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
})

test('no prompt stands twice', () => {
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
