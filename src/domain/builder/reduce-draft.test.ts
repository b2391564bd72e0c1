import { describe, expect, test } from 'vitest'
import { gameOf, iconOf, ownTags } from '../packs/tags.ts'
import { type Draft, newDraft } from './draft.ts'
import { type DraftAction, parseTags, reduceDraft } from './reduce-draft.ts'

const empty = newDraft({ id: 'abc', author: '', ownerId: null, game: null, nowMs: 0 })
const three = reduceDraft(
  empty,
  { type: 'add', prompts: [{ text: 'a' }, { text: 'b' }, { text: 'c' }], after: null },
  1,
)
const texts = (draft: Draft) => draft.prompts.map(({ text }) => text).join('')
const keys = (draft: Draft) => draft.prompts.map(({ key }) => key)

describe('prompts', () => {
  test.each<[string, DraftAction, string]>([
    ['a word changes', { type: 'edit', key: 1, text: 'x' }, 'axc'],
    ['one goes', { type: 'remove', key: 0 }, 'bc'],
    ['one moves down', { type: 'move', key: 0, to: 2 }, 'bca'],
    ['one moves up', { type: 'move', key: 2, to: 0 }, 'cab'],
    ['no further than the end', { type: 'move', key: 1, to: 99 }, 'acb'],
    ['no further than the start', { type: 'move', key: 1, to: -1 }, 'bac'],
    [
      'some come after one',
      { type: 'add', prompts: [{ text: 'x' }, { text: 'y' }], after: 0 },
      'axybc',
    ],
    ['some come at the end', { type: 'add', prompts: [{ text: 'x' }], after: null }, 'abcx'],
    [
      'after one that is gone: at the end',
      { type: 'add', prompts: [{ text: 'x' }], after: 9 },
      'abcx',
    ],
    ['all come back', { type: 'restore', prompts: [{ key: 7, text: 'z' }] }, 'z'],
  ])('%s', (_, move, right) => {
    const moved = reduceDraft(three, move, 5)
    expect([texts(moved), moved.isDirty, moved.changedAtMs]).toEqual([right, true, 5])
    expect(new Set(keys(moved)).size).toBe(moved.prompts.length)
  })

  test.each<[string, DraftAction]>([
    ['a word of one that is gone', { type: 'edit', key: 9, text: 'x' }],
    ['one that is gone goes', { type: 'remove', key: 9 }],
    ['one moves to where it is', { type: 'move', key: 1, to: 1 }],
    ['none are added', { type: 'add', prompts: [], after: null }],
  ])('nothing changes: %s', (_, move) => {
    expect(reduceDraft(three, move, 5)).toBe(three)
  })

  const ended = (...texts: string[]) =>
    reduceDraft(empty, { type: 'add', prompts: texts.map((text) => ({ text })), after: null }, 1)
  test.each<[string, string[], string]>([
    ['after the last words go', ['a', '', ' '], 'a'],
    ['between words stay', ['a', '', 'b', ''], 'ab'],
    ['without any words stay: what is missing is said', ['', ' '], ' '],
  ])('empty ones %s', (_, texts, left) => {
    const trimmed = reduceDraft(ended(...texts), { type: 'trim' }, 5)
    expect(trimmed.prompts.map(({ text }) => text).join('')).toBe(left)
  })
  test('empty ones between words still count', () => {
    expect(reduceDraft(ended('a', '', 'b'), { type: 'trim' }, 5).prompts).toHaveLength(3)
  })

  test('a key is never given twice, whatever went in between', () => {
    const gone = reduceDraft(three, { type: 'remove', key: 2 }, 2)
    const again = reduceDraft(gone, { type: 'add', prompts: [{ text: 'd' }], after: null }, 3)
    expect(keys(again)).toEqual([0, 1, 3])
  })

  test('a truth becomes a dare and a truth again', () => {
    const dare = reduceDraft(three, { type: 'kind', key: 0, kind: 'dare' }, 2)
    expect(dare.prompts[0]).toEqual({ key: 0, text: 'a', kind: 'dare' })
    expect(reduceDraft(dare, { type: 'kind', key: 0, kind: null }, 3).prompts).toEqual(
      three.prompts,
    )
  })
})

test('the cover: words, flags, game, icon, tags', () => {
  const moves: DraftAction[] = [
    { type: 'write', field: 'name', text: 'N' },
    { type: 'write', field: 'description', text: 'D' },
    { type: 'write', field: 'author', text: 'A' },
    { type: 'flag', flag: 'explicit', isOn: true },
    { type: 'flag', flag: 'alcohol', isOn: true },
    { type: 'game', game: 'category' },
    { type: 'icon', icon: 'ph:dog-fill' },
    { type: 'tags', text: 'Uni, Flat 4,, uni' },
  ]
  const { metadata } = moves.reduce((draft, move) => reduceDraft(draft, move, 1), empty)
  expect(metadata).toMatchObject({
    name: 'N',
    description: 'D',
    author: 'A',
    explicit: true,
    alcohol: true,
  })
  expect([gameOf(metadata.tags), iconOf(metadata.tags), ownTags(metadata.tags)]).toEqual([
    'category',
    'ph:dog-fill',
    ['uni', 'flat 4'],
  ])
})

test.each([
  ['', []],
  [' , ,', []],
  ['a, b,a', ['a', 'b']],
])('tags in %j', (text, tags) => {
  expect(parseTags(text)).toEqual(tags)
})
