import { expect, test } from 'vitest'
import type { CustomPack } from '../packs/custom-pack.ts'
import { hasSameText } from './has-same-text.ts'

const pack: CustomPack = {
  metadata: {
    name: 'Pub night',
    id: 'abc',
    description: 'd',
    author: 'Mia',
    explicit: false,
    alcohol: false,
    creation_date: '2026-11-01T20:00:00.000Z',
    tags: ['uni'],
  },
  prompts: [{ text: 'a' }, { text: 'b', kind: 'dare' }],
  likes: 0,
  plays: 0,
  lastUpdated: '2026-11-01T20:00:00.000Z',
}
const withMetadata = (change: Partial<CustomPack['metadata']>): CustomPack => ({
  ...pack,
  metadata: { ...pack.metadata, ...change },
})

test.each<[string, CustomPack, boolean]>([
  ['the same', { ...pack }, true],
  ['other counts and another date', { ...pack, likes: 4, plays: 5, lastUpdated: 'x' }, true],
  ['another date of creation', withMetadata({ creation_date: 'x' }), true],
  ['a draft of it', withMetadata({ tags: ['uni', 'draft'] }), true],
  ['one that says it is listed', withMetadata({ tags: ['listed', 'uni'] }), true],
  ['an unlisted one', withMetadata({ tags: ['uni', 'unlisted'] }), false],
  ['another name', withMetadata({ name: 'x' }), false],
  ['another tag', withMetadata({ tags: ['uni', 'x'] }), false],
  ['another flag', withMetadata({ alcohol: true }), false],
  ['another prompt', { ...pack, prompts: [{ text: 'a' }, { text: 'c', kind: 'dare' }] }, false],
  ['another order', { ...pack, prompts: pack.prompts.toReversed() }, false],
  ['a truth for a dare', { ...pack, prompts: [{ text: 'a' }, { text: 'b' }] }, false],
])('%s', (_, other, is) => {
  expect(hasSameText(pack, other)).toBe(is)
})
