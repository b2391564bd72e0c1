import { expect, test } from 'vitest'
import type { PackCard } from '#contract/packs.ts'
import { packGames } from '#games/registry.ts'
import { drawPackPicture } from './pack-picture.ts'
import { composePicture } from './picture/compose-picture.ts'
import { drawPicture } from './picture/draw-picture.ts'
import { pictureKey } from './picture/picture-key.ts'

const pack: PackCard = {
  id: 'friday',
  name: 'Friday at ours',
  description: 'What only we know',
  author: 'Sofie',
  tags: [],
  game: 'charades',
  icon: null,
  explicit: false,
  alcohol: false,
  promptCount: 24,
  likes: 0,
  plays: 0,
  updatedAt: '2026-11-21T20:00:00.000Z',
  isListed: true,
  publishedAt: '2026-11-21T20:00:00.000Z',
}

const signature = '89504e470d0a1a0a'

function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

const looks: [string, Partial<PackCard>][] = [
  ...packGames.map(({ slug }): [string, Partial<PackCard>] => [`of ${slug}`, { game: slug }]),
  ['of no game', { game: null }],
  ['with an icon', { icon: 'ph:crown-fill' }],
  ['with an icon that is none', { icon: 'ph:no-such-icon' }],
  ['with an icon of no collection', { icon: '../../env' }],
  ['for adults', { explicit: true }],
  ['with one prompt', { promptCount: 1 }],
  ['with a long name', { name: 'Confessions of the back row, '.repeat(2) }],
  ['with one long word', { name: 'W'.repeat(60) }],
  ['with the longest author', { author: 'W'.repeat(40) }],
  ['in Norwegian', { name: 'Blåbærsyltetøy på øya' }],
  ['in Polish', { name: 'Zażółć gęślą jaźń' }],
  ['in Russian', { name: 'Ночь на кухне' }],
  ['in Greek', { name: 'Όλη η παρέα' }],
  ['in Japanese', { name: '日本の夜は長いからみんなで遊ぼうよ', author: '山田太郎' }],
  ['in Hebrew, which no font of ours has', { name: 'שלום', author: 'שלום' }],
  ['in emoji alone', { name: '🎉🎉🎉' }],
  ['with a script', { name: '<script>alert(1)</script>' }],
  ['with the end of the picture', { name: '</text></svg><svg onload="alert(1)">' }],
  ['with entities', { name: '&amp;&lt;&#0;&bogus;', author: '&' }],
  ['with a declaration', { name: '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;' }],
  ['with control characters', { name: 'a\u0000b\u0007c\u001b[31m\u202ed\u200b', author: '\u0000' }],
  ['with half a character', { name: 'a\ud800b' }],
  ['with marks upon marks', { name: `Z${'\u0301'.repeat(59)}` }],
  ['with nothing', { name: '', author: '' }],
  ['with white space', { name: ' \n\t ', author: ' ' }],
]

test.each(looks)('a pack %s has a picture', async (_, change) => {
  const png = await drawPackPicture({ ...pack, ...change })
  expect(png.subarray(0, 8).toString('hex')).toBe(signature)
  expect(sizeOf(png)).toEqual([1200, 630])
  expect(png.length).toBeGreaterThan(20_000)
})

/** All that a picture is drawn with, and where it points: into itself. */
const drawnWith = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'clipPath', 'defs', 'mask']

test.each(looks)(
  'the picture of a pack %s holds shapes alone, and nothing from elsewhere',
  async (_, change) => {
    const svg = await composePicture({ ...pack, ...change })
    const tags = new Set([...svg.matchAll(/<\/?([^\s/>]+)/g)].map(([, tag]) => tag ?? ''))
    expect([...tags].filter((tag) => !drawnWith.includes(tag))).toEqual([])
    expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /href|[a-z]+:\/\/|data:|url\((?!['"]?#)|\son\w+=|<!|&(?!amp;|quot;|lt;|gt;)/i,
    )
  },
)

test('those who ask at once get one picture, and it is kept', async () => {
  const asked = { ...pack, name: 'Asked for at once' }
  const [first, second] = await Promise.all([drawPackPicture(asked), drawPackPicture({ ...asked })])
  expect(second).toBe(first)
  expect(await drawPackPicture({ ...asked, likes: 7, description: 'Other words' })).toBe(first)
})

test('the same pack is drawn the same, to the byte', async () => {
  const [first, second] = [await drawPicture(pack), await drawPicture(pack)]
  expect(second.equals(first)).toBe(true)
})

test.each<[string, Partial<PackCard>]>([
  ['name', { name: 'Saturday at ours' }],
  ['author', { author: 'Magnus' }],
  ['game', { game: 'category' }],
  ['icon', { icon: 'ph:crown-fill' }],
  ['age', { explicit: true }],
  ['number of prompts', { promptCount: 25 }],
])('another %s is another picture', async (_, change) => {
  const other = { ...pack, ...change }
  expect(pictureKey(other)).not.toBe(pictureKey(pack))
  expect((await drawPackPicture(other)).equals(await drawPackPicture(pack))).toBe(false)
})

test.each<[string, string, string]>([
  ['emoji', 'Friday 🎉 at ours', 'Friday at ours'],
  ['a script that no font has', 'Friday ไทย at ours', 'Friday at ours'],
  ['white space', '  Friday\n at\u00a0ours ', 'Friday at ours'],
  ['a heap of marks', 'Friday\u0301\u0301\u0301 at ours', 'Fridaý at ours'],
  ['what cannot be seen', 'Friday\u200b \u0000at ours', 'Friday at ours'],
])('%s is left out', async (_, name, shown) => {
  const drawn = await drawPackPicture({ ...pack, name })
  expect(drawn.equals(await drawPackPicture({ ...pack, name: shown }))).toBe(true)
})
