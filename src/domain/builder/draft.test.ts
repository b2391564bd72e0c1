import { describe, expect, test } from 'vitest'
import { visibilityOf } from '../packs/tags.ts'
import {
  copyName,
  copyOfDraft,
  type Draft,
  draftOfPack,
  hasContent,
  isNew,
  newDraft,
  packOfDraft,
  readDraft,
} from './draft.ts'
import { reduceDraft } from './reduce-draft.ts'

const nowMs = Date.UTC(2026, 10, 21)
const fresh = newDraft({ id: 'abc', author: 'Mia', ownerId: null, game: 'charades', nowMs })
const written = reduceDraft(
  reduceDraft(fresh, { type: 'write', field: 'name', text: ' Pub night ' }, nowMs),
  { type: 'add', prompts: [{ text: ' Sing. ', kind: 'dare' }, { text: 'Dance.' }], after: null },
  nowMs,
)

test('a new pack is empty, new, and by whoever writes it', () => {
  expect([isNew(fresh), hasContent(fresh)]).toEqual([true, false])
  expect(fresh).toEqual({
    metadata: {
      id: 'abc',
      name: '',
      description: '',
      author: 'Mia',
      explicit: false,
      alcohol: false,
      creation_date: '2026-11-21T00:00:00.000Z',
      tags: ['charades', 'unlisted'],
    },
    prompts: [],
    nextKey: 0,
    ownerId: null,
    generation: null,
    changedAtMs: nowMs,
    isPublished: false,
    isDirty: false,
    isContested: false,
  })
})

test('it is saved without the white space around its words', () => {
  const pack = packOfDraft(written, nowMs)
  expect(pack.metadata.name).toBe('Pub night')
  expect(pack.prompts).toEqual([{ text: 'Sing.', kind: 'dare' }, { text: 'Dance.' }])
  expect(pack).toMatchObject({ likes: 0, plays: 0, lastUpdated: '2026-11-21T00:00:00.000Z' })
})

describe('what a device kept is read as it was', () => {
  test.each<[string, Draft]>([
    ['a new one', fresh],
    ['one with words', written],
    ['one that is stored', draftOfPack(packOfDraft(written, nowMs), '12', 'sofie', nowMs)],
    ['a contested one', { ...written, isContested: true, generation: '12', isPublished: true }],
  ])('%s', (_, draft) => {
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  test.each([[null], [4], ['x'], [[]], [{}], [{ metadata: { id: '../x', name: 'n' } }]])(
    'rubbish is no draft: %j',
    (saved) => {
      expect(readDraft(saved)).toBeNull()
    },
  )
})

describe('a stored pack, to go on writing', () => {
  test.each([
    ['published', ['uni'], '12', true],
    ['a draft', ['draft'], '12', false],
    ['from a file, stored nowhere', ['uni'], null, false],
  ])('%s', (_, tags, generation, isPublished) => {
    const pack = packOfDraft(written, nowMs)
    const draft = draftOfPack(
      { ...pack, metadata: { ...pack.metadata, tags } },
      generation,
      null,
      nowMs,
    )
    expect([draft.isPublished, draft.isDirty, draft.prompts.length]).toEqual([
      isPublished,
      false,
      2,
    ])
  })
})

describe('who finds a pack once it is published', () => {
  const pack = packOfDraft(written, nowMs)
  const stored = (tags: string[]) => ({ ...pack, metadata: { ...pack.metadata, tags } })
  const kept = (fields: object) =>
    readDraft({ ...written, metadata: stored(['uni']).metadata, generation: '12', ...fields })
  const opened = (tags: string[]) => draftOfPack(stored(tags), '12', null, nowMs)

  test.each<[string, Draft | null, string]>([
    ['a new one: who has its link', fresh, 'unlisted'],
    ['published before there was a choice: everybody', opened(['uni']), 'listed'],
    ['a draft from before there was a choice: who has its link', opened(['draft']), 'unlisted'],
    ['as its maker chose', opened(['uni', 'unlisted']), 'unlisted'],
    ['kept here, and published before', kept({ isPublished: true }), 'listed'],
    ['kept here, and no more than a draft', kept({ isPublished: false }), 'unlisted'],
    ['a copy of a listed one', copyOfDraft(opened(['listed']), 'other', nowMs), 'unlisted'],
    [
      'after the switch',
      reduceDraft(fresh, { type: 'visibility', visibility: 'listed' }, nowMs),
      'listed',
    ],
    [
      'with the cover of a listed one',
      reduceDraft(fresh, { type: 'cover', cover: opened(['listed', 'uni']).metadata }, nowMs),
      'unlisted',
    ],
  ])('%s', (_, draft, visibility) => {
    expect(visibilityOf(draft?.metadata.tags ?? [])).toBe(visibility)
  })
})

test('a copy is new, has its own id and another name', () => {
  const copy = copyOfDraft({ ...written, generation: '12', isPublished: true }, 'other', nowMs)
  expect([isNew(copy), copy.isPublished, copy.isDirty, copy.metadata.id]).toEqual([
    true,
    false,
    true,
    'other',
  ])
  expect(copy.prompts).toEqual(written.prompts)
})

test.each([
  ['Pub night', 'Pub night, copy'],
  ['Pub night, copy', 'Pub night, copy 2'],
  ['Pub night, copy 9', 'Pub night, copy 10'],
])('a copy of %s is %s', (name, copy) => {
  expect(copyName(name)).toBe(copy)
})
