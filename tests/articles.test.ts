import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { games } from '#games/registry.ts'
import { publicPages } from '#site/public-pages.ts'
import { articles } from '../src/content/articles/registry.ts'
import { drawingsIn, findArticleFaults } from './support/source/article-faults.ts'

const folder = 'src/content/articles'
const symbols = readFileSync('src/ui/symbols.svg', 'utf8')
const cloths = ['sakura', 'vermilion', 'mustard', 'matcha', 'asagi', 'sora', 'kaki', 'plain']
const paths = new Set(publicPages.map(({ path }) => path))
const knownPath = z.string().refine((path) => paths.has(path), 'a path of ours')

const day = z.iso.date()
const entry = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/),
    title: z.string().min(1).max(48),
    description: z.string().min(70).max(155),
    published: day,
    updated: day,
    cloth: z.enum(cloths),
    crest: z.string().refine((id) => symbols.includes(`id="crest-${id}"`), 'a crest of the sheet'),
    play: z.strictObject({ path: knownPath, label: z.string().min(1).max(28) }),
    related: z
      .array(z.enum(games.map(({ slug }) => slug)))
      .min(2)
      .max(3),
    better: z.strictObject({ path: knownPath, title: z.string().min(1).max(48) }).optional(),
  })
  .refine(({ published, updated }) => published <= updated, 'changed before it was published')
  .refine(({ related }) => new Set(related).size === related.length, 'a game twice')

const pages = globSync(`${folder}/**/*.mdx`)
  .map((path) => ({
    slug: path.replaceAll('\\', '/').slice(`${folder}/`.length, -'.mdx'.length),
    source: readFileSync(path, 'utf8'),
  }))
  .sort((a, b) => a.slug.localeCompare(b.slug))

describe('the shelf', () => {
  test('has every page on it, and a page for all that is on it', () => {
    expect(articles.map(({ slug }) => slug).sort()).toEqual(pages.map(({ slug }) => slug).sort())
  })

  test('has twelve articles or more, those of the specification among them', () => {
    expect(articles.length).toBeGreaterThanOrEqual(12)
    const slugs = articles.map(({ slug }) => slug)
    expect(slugs).toEqual(
      expect.arrayContaining([
        'bakke',
        'the-line',
        'partnerships/gentle-jack',
        'partnerships/scrollbar/beer-pong',
      ]),
    )
  })

  test('keeps six old pages or more, and each of them knows a better one', () => {
    const old = articles.filter(({ slug }) => slug.startsWith('deprecated/'))
    expect(old.length).toBeGreaterThanOrEqual(6)
    expect(old.filter(({ better }) => better === undefined)).toEqual([])
  })

  test.each(['title', 'description', 'slug'] as const)('has no %s twice', (field) => {
    expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length)
  })

  test('every drawing is shown', () => {
    const drawings = globSync(`${folder}/diagrams/*.tsx`)
    const sources = drawings.map((path) => readFileSync(path, 'utf8'))
    const shown = new Set([...pages.map(({ source }) => source), ...sources].flatMap(drawingsIn))
    expect(drawings.map((path) => basename(path)).filter((name) => !shown.has(name))).toEqual([])
  })
})

describe.each(articles)('$slug', (article) => {
  test('is described as it should be', () => {
    expect(z.prettifyError(entry.safeParse(article).error ?? new z.ZodError([]))).toBe('')
  })

  test('reads well, and leads nowhere else', async () => {
    const page = pages.find(({ slug }) => slug === article.slug)
    expect(page && (await findArticleFaults(page, paths))).toEqual([])
  })
})

describe('the rules themselves', () => {
  const sound = {
    slug: 'a/b',
    source: `import { Cup } from '../diagrams/cup.tsx'

${'One word more. '.repeat(232)}

## First

<Figure caption="A cup"><Cup /></Figure>

## Second

[There](#first), [here](/games/meyer#odds), or [on paper](/QR/standard/stickers).

## Third
`,
  }
  const changed = (from: string, to: string) => ({
    ...sound,
    source: sound.source.replace(from, to),
  })

  test('a sound page passes', async () => {
    expect(await findArticleFaults(sound, paths)).toEqual([])
  })

  test.each([
    ['<Cup />', '', 'Cup is imported and not shown'],
    ['<Cup />', '', 'no diagram of its own'],
    ['../diagrams/', '../pictures/', 'no diagram of its own'],
    ['/games/meyer', '/games/meier', 'a link to nowhere: /games/meier#odds'],
    ['/games/meyer', 'games/meyer', 'a link to nowhere: games/meyer#odds'],
    [
      '/games/meyer#odds',
      'https://elsewhere.example/',
      'a link to nowhere: https://elsewhere.example/',
    ],
    ['#first', '#fourth', 'a link to no section: #fourth'],
    ['## Third', '## Second', 'two sections of one name'],
    ['## Third', '### Third', '2 sections, the fewest are 3'],
    ['## Third', '# Third', 'a title of its own'],
    ['## Third', "That's it", "straight quotes or three dots: “That's it”"],
    ['## Third', 'And so on...', 'straight quotes or three dots: “And so on...”'],
    ['"A cup"', '"Anna\'s cup"', "straight quotes or three dots: “Anna's cup”"],
    ['## Third', 'Cheers 🍻', 'emoji: “Cheers 🍻”'],
    [' One word more. One word more. One word more.', '', '695 words, the fewest are 700'],
  ])('%s as %s is refused', async (from, to, fault) => {
    expect(await findArticleFaults(changed(from, to), paths)).toContain(fault)
  })

  const first = articles[0]
  test.each([
    [{ title: 'x'.repeat(49) }],
    [{ description: 'Too short.' }],
    [{ description: 'x'.repeat(156) }],
    [{ published: '2026-13-01' }],
    [{ published: '2027-01-01' }],
    [{ updated: 'November' }],
    [{ cloth: 'denim' }],
    [{ crest: 'crown' }],
    [{ play: { path: '/games/nope', label: 'Play' } }],
    [{ better: { path: '/nowhere', title: 'Nowhere' } }],
    [{ related: ['meyer', 'nope'] }],
    [{ related: ['meyer', 'meyer'] }],
    [{ related: ['meyer'] }],
    [{ slug: 'The Line' }],
  ])('an entry with %j is refused', (fields) => {
    expect(entry.safeParse({ ...first, ...fields }).success).toBe(false)
  })
})
