import { describe, expect, test } from 'vitest'
import {
  copyName,
  copyOfDraft,
  type Draft,
  draftOfPack,
  hasWords,
  isNew,
  newDraft,
  packOfDraft,
  readDraft,
} from './draft.ts'
import { moveDraft } from './move-draft.ts'

const nowMs = Date.UTC(2026, 10, 21)
const fresh = newDraft({ id: 'abc', author: 'Mia', ownerId: null, game: 'charades', nowMs })
const written = moveDraft(
  moveDraft(fresh, { type: 'write', field: 'name', text: ' Pub night ' }, nowMs),
  { type: 'add', prompts: [{ text: ' Sing. ', kind: 'dare' }, { text: 'Dance.' }], after: null },
  nowMs,
)

test('a new pack is empty, new, and by whoever writes it', () => {
  expect([isNew(fresh), hasWords(fresh), fresh.isDirty]).toEqual([true, false, false])
  expect([fresh.metadata.author, fresh.metadata.tags]).toEqual(['Mia', ['charades']])
})

test('it is saved without the white space around its words', () => {
  const pack = packOfDraft(written, nowMs)
  expect(pack.metadata.name).toBe('Pub night')
  expect(pack.prompts).toEqual([{ text: 'Sing.', kind: 'dare' }, { text: 'Dance.' }])
  expect(pack.lastUpdated).toBe('2026-11-21T00:00:00.000Z')
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
