import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { articles } from '#content/articles/registry.ts'
import { games } from '#games/registry.ts'
import { composePicture } from '#server/features/packs/picture/compose-picture.ts'
import type { PictureText } from '#server/features/packs/picture/picture-key.ts'
import {
  articlePictureContent,
  gamePictureContent,
  type PagePictureContent,
  sitePictureContent,
} from '#server/features/seo/page-picture-content.ts'
import { cloths } from './colours.ts'
import { composeSign } from './compose-sign.ts'
import { drawCrest, drawDaruma } from './draw-shapes.ts'

const pack: PictureText = {
  name: 'Pub night',
  author: 'Mia',
  game: 'charades',
  icon: null,
  explicit: false,
  promptCount: 40,
}

const packs: readonly PictureText[] = [
  pack,
  { ...pack, game: null, icon: 'ph:beer-stein-fill', explicit: true, promptCount: 1, author: '' },
  { ...pack, name: 'Everybody who ever sat in the back row at ours 日本の夜は長い' },
  { ...pack, name: '' },
]

const pages: readonly PagePictureContent[] = [
  sitePictureContent,
  ...games.slice(0, 8).map(gamePictureContent),
  ...articles.slice(0, 2).map(articlePictureContent),
]

async function drawPage({ crest, dye, ...sign }: PagePictureContent): Promise<string> {
  const cloth = cloths[sign.cloth]
  const drawn = crest === null ? drawDaruma() : drawCrest(crest, cloth)
  return await composeSign({ ...sign, cloth, ...(dye && { dye: cloths[dye] }), crest: drawn })
}

/** Engines may differ in the last digits of a curve. */
function digestOf(svg: string): string {
  const rounded = svg.replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(1))
  return createHash('sha256').update(rounded).digest('hex').slice(0, 16)
}

test('a picture that is drawn otherwise is looked at before it is approved', async () => {
  const drawn = [
    ...(await Promise.all(packs.map(composePicture))),
    ...(await Promise.all(pages.map(drawPage))),
  ]
  const named = [...packs.map((card) => JSON.stringify(card)), ...pages.map(({ title }) => title)]
  const lines = drawn.map((svg, at) => `${digestOf(svg)} ${named[at]}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved-pictures.txt')
})
