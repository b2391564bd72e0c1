import { describe, expect, test } from 'vitest'
import {
  cleanTag,
  gameOf,
  iconOf,
  isDraft,
  ownTags,
  visibilityOf,
  withDraft,
  withGame,
  withIcon,
  withOwnTags,
  withVisibility,
} from './tags.ts'

const full = ['category', 'uni', 'icon:ph:beer-stein-fill', 'flat 4', 'draft']

describe('what tags mean', () => {
  test.each([
    ['draft', isDraft(full), true],
    ['no draft', isDraft(['uni']), false],
    ['game', gameOf(full), 'category'],
    ['no game', gameOf(['uni']), null],
    ['icon', iconOf(full), 'ph:beer-stein-fill'],
    ['no icon', iconOf(['uni']), null],
    ['own tags', ownTags(full), ['uni', 'flat 4']],
    ['no visibility', visibilityOf(full), null],
    ['listed', visibilityOf(['uni', 'listed']), 'listed'],
    ['unlisted', visibilityOf(['unlisted']), 'unlisted'],
    ['both is unlisted', visibilityOf(['listed', 'unlisted']), 'unlisted'],
    ['visibility is no tag of one’s own', ownTags(['uni', 'listed', 'unlisted']), ['uni']],
  ])('%s', (_, found, right) => {
    expect(found).toEqual(right)
  })
})

test.each([
  'never-have-i-ever',
  'most-likely-to',
  'truth-or-dare',
  'category',
  'charades',
  'country-island-city',
] as const)('a pack may be tagged with the game %s', (game) => {
  expect(gameOf(['uni', game])).toBe(game)
  expect(ownTags(withGame(['uni'], game))).toEqual(['uni'])
})

describe('changing one leaves the others', () => {
  test.each([
    ['saving as a draft adds the tag', withDraft(['uni'], true), ['uni', 'draft']],
    ['saving as a draft twice adds it once', withDraft(['uni', 'draft'], true), ['uni', 'draft']],
    ['saving not as a draft removes it', withDraft(full, false), full.slice(0, 4)],
    ['another game takes its place', gameOf(withGame(full, 'charades')), 'charades'],
    ['another game is the only one', withGame(full, 'charades').includes('category'), false],
    ['no game', withGame(full, null), full.slice(1)],
    ['another icon', iconOf(withIcon(full, 'ph:dog-fill')), 'ph:dog-fill'],
    ['no icon', iconOf(withIcon(full, null)), null],
    ['own tags', ownTags(withOwnTags(full, ['a', 'b'])), ['a', 'b']],
    ['own tags leave game and draft', gameOf(withOwnTags(full, [])), 'category'],
    ['nobody types a draft into being', isDraft(withOwnTags([], ['draft', 'x'])), false],
    ['another visibility', withVisibility(['listed', 'uni'], 'unlisted'), ['uni', 'unlisted']],
    ['nobody types a listing into being', visibilityOf(withOwnTags([], ['listed'])), null],
    ['nor a game', gameOf(withOwnTags([], ['charades'])), null],
  ])('%s', (_, found, right) => {
    expect(found).toEqual(right)
  })
})

test.each([
  [' Uni  Life ', 'uni life'],
  ['#party', 'party'],
  ['a,b', 'a b'],
  [' # ', ''],
])('cleanTag(%j) is %j', (text, clean) => {
  expect(cleanTag(text)).toBe(clean)
})
