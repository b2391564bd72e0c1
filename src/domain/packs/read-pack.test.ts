import { describe, expect, test } from 'vitest'
import { readPack, unknownStructureMessage } from './read-pack.ts'

const metadata = {
  name: 'Pub night',
  id: 'abc',
  description: 'For four friends.',
  author: 'Mia',
  explicit: true,
  alcohol: false,
  creation_date: '2026-11-01T20:00:00.000Z',
  tags: ['uni', 'draft'],
}
const prompts = [{ text: 'Who sings first?' }, { text: 'Sing.', kind: 'dare' }]
const counts = { likes: 7, plays: 9, lastUpdated: '2026-11-02T20:00:00.000Z' }
const whole = { metadata, prompts, ...counts }

describe('spec §3: loading a pack accepts several shapes', () => {
  test.each([
    ['everything at the top', whole],
    ['everything under pack', { pack: whole }],
    ['counts at the top, the rest under pack', { pack: { metadata, prompts }, ...counts }],
    ['counts under pack, metadata at the top', { metadata, prompts, pack: counts }],
    ['counts under metadata', { metadata: { ...metadata, ...counts }, prompts }],
    ['counts under pack.metadata', { pack: { metadata: { ...metadata, ...counts }, prompts } }],
    ['the root itself, with name and id', { ...metadata, prompts, ...counts }],
    ['flat under pack, with name and id', { pack: { ...metadata, prompts, ...counts } }],
    [
      'prompts as plain texts beside others',
      { ...whole, prompts: ['Who sings first?', prompts[1]] },
    ],
  ])('%s', (_, value) => {
    expect(readPack(value)).toEqual({ pack: whole })
  })

  test.each([
    ['nothing', null],
    ['a text', 'pack'],
    ['a list', [whole]],
    ['prompts alone', { prompts }],
    ['a name without an id', { name: 'Pub night', prompts }],
    ['an id without a name', { id: 'abc', prompts }],
    ['metadata that is a text', { metadata: 'Pub night', prompts }],
    ['a pack that is a number', { pack: 4 }],
  ])('the structure of the metadata cannot be determined: %s', (_, value) => {
    expect(readPack(value)).toEqual({ problem: unknownStructureMessage })
  })

  test.each([
    ['likes below zero', { likes: -1 }, { likes: 0 }],
    ['half a play', { plays: 0.5 }, { plays: 0 }],
    ['likes as a text', { likes: '7' }, { likes: 0 }],
    ['a date that is none', { lastUpdated: 'soon' }, { lastUpdated: metadata.creation_date }],
    ['prompts that are no list', { prompts: {} }, { prompts: [] }],
    ['prompts without text', { prompts: [{}, { text: 4 }, null] }, { prompts: [] }],
    ['a kind nobody knows', { prompts: [{ text: 'a', kind: 'x' }] }, { prompts: [{ text: 'a' }] }],
  ])('%s get their usual value', (_, wrong, right) => {
    expect(readPack({ ...whole, ...wrong })).toEqual({ pack: { ...whole, ...right } })
  })

  test('a dare stays a dare, every other prompt has no kind', () => {
    const mixed = [{ text: 'a', kind: 'dare' }, { text: 'b', kind: 'truth' }, 'c', { text: 'd' }]
    const read = readPack({ ...whole, prompts: mixed })
    expect('pack' in read && read.pack.prompts).toEqual([
      { text: 'a', kind: 'dare' },
      { text: 'b' },
      { text: 'c' },
      { text: 'd' },
    ])
  })

  test('metadata of the wrong kinds gets its usual values', () => {
    const read = readPack({ metadata: { name: 4, explicit: 'yes', tags: ['a', 4, null] } })
    expect(read).toEqual({
      pack: {
        metadata: {
          name: '',
          id: '',
          description: '',
          author: '',
          explicit: false,
          alcohol: false,
          creation_date: '1970-01-01T00:00:00.000Z',
          tags: ['a'],
        },
        prompts: [],
        likes: 0,
        plays: 0,
        lastUpdated: '1970-01-01T00:00:00.000Z',
      },
    })
  })
})
