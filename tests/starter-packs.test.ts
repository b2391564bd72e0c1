import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coverIcons } from '#domain/packs/cover-icons.ts'
import { type CustomPrompt, writePackFile } from '#domain/packs/custom-pack.ts'
import { packKindOf } from '#domain/packs/pack-kinds.ts'
import { gameOf, iconOf, ownTags, visibilityOf } from '#domain/packs/tags.ts'
import { parsePack } from '#server/features/packs/parse-pack.ts'
import { starterPacks } from '#server/features/packs/starter/starter-packs.ts'
import { obviousTopics } from './support/packs/obvious-topics.ts'
import { findPromptFaults, normalise } from './support/packs/prompt-faults.ts'
import { readPacks, readVenueDecks } from './support/packs/read-packs.ts'

const prompts = { min: 25, max: 40 }
/** Of the row in the gallery and the cover on the start screen. */
const longestName = 22
const longestDescription = 100
const minTableShare = 1 / 4
const minTruths = 12

const plainKind = { longest: 120, isFragment: false }
const kindTopics = ['exes', 'bodies', 'drink', 'money'] as const
/** Not for every table. */
const banned = /\b(naked|drunk\w*)\b|\{sips\}/i
const ofTheTable = /\b(everybody|all of us|all together|the whole table|we all)\b/i

const textsOf = (all: readonly CustomPrompt[]) => all.map(({ text }) => text)

describe.each(starterPacks.map((pack) => ({ name: pack.metadata.name, pack })))(
  'the starter pack $name',
  ({ pack }) => {
    const { metadata } = pack
    const texts = textsOf(pack.prompts)
    const game = gameOf(metadata.tags)
    const kind = game ? packKindOf(game) : plainKind

    test('is stored as it is written', () => {
      expect(parsePack(Buffer.from(writePackFile(pack)), metadata.id)).toEqual(pack)
    })

    test('has a cover that fits, and is found by tags', () => {
      expect(metadata.author).toBe('Party Dojo')
      expect(metadata.id).toMatch(/^party-dojo-[a-z-]+$/)
      expect(metadata.name.length).toBeLessThanOrEqual(longestName)
      expect(metadata.description.length).toBeLessThanOrEqual(longestDescription)
      expect(visibilityOf(metadata.tags)).toBe('listed')
      expect(ownTags(metadata.tags).length).toBeGreaterThanOrEqual(3)
      expect(coverIcons.map(({ icon }) => icon as string)).toContain(iconOf(metadata.tags))
      expect([metadata.explicit, metadata.alcohol]).toEqual([false, false])
    })

    test('has enough prompts, each of them in order', () => {
      expect(texts.length).toBeGreaterThanOrEqual(prompts.min)
      expect(texts.length).toBeLessThanOrEqual(prompts.max)
      const faults = texts.flatMap((text) =>
        findPromptFaults(text, { ...kind, mayNameAlcohol: false }).map(
          (fault) => `“${text}”: ${fault}`,
        ),
      )
      expect(faults).toEqual([])
    })

    test('speaks to every table, kindly', () => {
      expect(texts.filter((text) => banned.test(text))).toEqual([])
      const unkind = texts.filter((text) =>
        obviousTopics(text).some((topic) => kindTopics.some((each) => each === topic)),
      )
      expect(unkind).toEqual([])
    })
  },
)

const withDares = starterPacks.filter(({ prompts: all }) => all.some(({ kind }) => kind))

test.each(withDares.map((pack) => ({ name: pack.metadata.name, pack })))(
  '$name has truths, and dares for the whole table',
  ({ pack }) => {
    const dares = textsOf(pack.prompts.filter(({ kind }) => kind === 'dare'))
    expect(pack.prompts.length - dares.length).toBeGreaterThanOrEqual(minTruths)
    const shared = dares.filter((text) => ofTheTable.test(text))
    expect(shared.length).toBeGreaterThanOrEqual(dares.length * minTableShare)
  },
)

test('dares are in packs for Truth or dare, and in no others', () => {
  const games = starterPacks.map(({ metadata }) => gameOf(metadata.tags))
  expect(withDares.map(({ metadata }) => gameOf(metadata.tags))).toEqual(
    games.filter((game) => game === 'truth-or-dare'),
  )
})

test('every file of the folder is one of twelve', () => {
  const files = globSync('src/server/features/packs/starter/*.json').map((path) => ({
    name: basename(path, '.json'),
    id: JSON.parse(readFileSync(path, 'utf8')).metadata.id,
  }))
  expect(files).toHaveLength(12)
  for (const { name, id } of files) expect(id).toBe(`party-dojo-${name}`)
  const ids = starterPacks.map(({ metadata }) => metadata.id)
  expect(ids.toSorted()).toEqual(files.map(({ id }) => id).toSorted())
})

test('they are for several games', () => {
  const games = starterPacks.map(({ metadata }) => gameOf(metadata.tags))
  expect(new Set(games).size).toBe(6)
  for (const game of games) expect(games.filter((each) => each === game)).toHaveLength(2)
})

test('none of their prompts stands in another pack or deck', () => {
  const own = starterPacks.flatMap((pack) => textsOf(pack.prompts))
  const others = [
    ...readPacks().flatMap(({ pack }) => pack.lists.flatMap(({ elements }) => elements)),
    ...readVenueDecks().flatMap(({ cards }) => cards.map(({ text }) => text)),
  ]
  const heard = new Set(others.map(normalise))
  expect(own.filter((text) => heard.has(normalise(text)))).toEqual([])
  expect(new Set(own.map(normalise)).size).toBe(own.length)
})
