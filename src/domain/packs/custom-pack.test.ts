import { expect, test } from 'vitest'
import { isPackId, packIdOfPath, packPath, writePackFile } from './custom-pack.ts'

test.each([
  ['abc', true],
  ['A-1_b', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['-a', false],
  ['a/b', false],
  ['a.b', false],
  ['a\0', false],
  ['ä', false],
  [4, false],
])('isPackId(%j) is %s', (text, is) => {
  expect(isPackId(text)).toBe(is)
})

test.each([
  [packPath('abc'), 'abc'],
  ['packs/a/b.json', null],
  ['packs/abc.JSON', null],
  ['packs/.json', null],
  ['packs/abc', null],
  ['other/abc.json', null],
])('the id in %s is %s', (path, id) => {
  expect(packIdOfPath(path)).toBe(id)
})

test('a pack file is pretty-printed JSON of the five fields of spec §3, in their order', () => {
  const metadata = {
    name: 'n',
    id: 'abc',
    description: 'd',
    author: 'a',
    explicit: false,
    alcohol: true,
    creation_date: '2026-11-01T20:00:00.000Z',
    tags: ['x'],
  }
  const pack = {
    lastUpdated: '2026-11-02T20:00:00.000Z',
    plays: 2,
    likes: 1,
    prompts: [{ text: 'p' }],
    metadata,
  }
  const file = writePackFile(pack)
  expect(Object.keys(JSON.parse(file))).toEqual([
    'metadata',
    'prompts',
    'likes',
    'plays',
    'lastUpdated',
  ])
  expect(file.split('\n').slice(0, 3)).toEqual(['{', '  "metadata": {', '    "name": "n",'])
  expect(JSON.parse(file)).toEqual(pack)
})
