import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articles } from '#content/articles/registry.ts'
import { games } from '#games/registry.ts'
import { drawPagePicture } from './page-picture.ts'
import {
  articlePictureContent,
  gamePictureContent,
  type PagePictureContent,
  pagePictureKey,
  sitePictureContent,
} from './page-picture-content.ts'

const symbols = readFileSync('src/ui/symbols.svg', 'utf8')

const signs: [string, PagePictureContent][] = [
  ['the site', sitePictureContent],
  ...games.map((game): [string, PagePictureContent] => [game.slug, gamePictureContent(game)]),
  ...articles.map((article): [string, PagePictureContent] => [
    article.slug,
    articlePictureContent(article),
  ]),
]

test.each(signs)('%s has a picture', async (_, sign) => {
  const png = await drawPagePicture(sign)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeGreaterThan(20_000)
})

test.each(signs)('%s has a crest that there is', (_, { crest }) => {
  expect(symbols).toContain(crest === null ? 'id="daruma-one-eye"' : `id="crest-${crest}"`)
})

test('no two look the same, and the same is drawn once', async () => {
  expect(new Set(signs.map(([, sign]) => pagePictureKey(sign))).size).toBe(signs.length)
  const [first, second] = [
    drawPagePicture(sitePictureContent),
    drawPagePicture({ ...sitePictureContent }),
  ]
  expect(await second).toBe(await first)
})
