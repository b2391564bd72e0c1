import { describe, expect, test } from 'vitest'
import {
  cleanTag,
  gameOf,
  iconOf,
  isDraft,
  ownTags,
  withDraft,
  withGame,
  withIcon,
  withOwnTags,
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
  ])('%s', (_, found, right) => {
    expect(found).toEqual(right)
  })
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
