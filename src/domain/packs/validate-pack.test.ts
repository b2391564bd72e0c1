import { describe, expect, test } from 'vitest'
import { metadataProblems, promptProblems } from './validate-pack.ts'

const right = { name: 'Pub night', description: 'For friends.', author: 'Mia' }

describe('spec §5, pack metadata: each of name, description and author is trimmed and required', () => {
  test.each([
    [right, {}],
    [{ ...right, name: ' \n' }, { name: 'Game name is required' }],
    [{ ...right, description: '\t' }, { description: 'Game description is required' }],
    [{ ...right, author: '' }, { author: 'Author name is required' }],
    [
      { name: '', description: '', author: '' },
      {
        name: 'Game name is required',
        description: 'Game description is required',
        author: 'Author name is required',
      },
    ],
    [{ ...right, name: ` ${'n'.repeat(60)} ` }, {}],
    [{ ...right, name: 'n'.repeat(61) }, { name: 'At most 60 characters, please' }],
  ])('%j', (metadata, problems) => {
    expect(metadataProblems(metadata)).toEqual(problems)
  })
})

describe('spec §5, prompts', () => {
  const texts = (...all: string[]) => all.map((text) => ({ text }))
  test.each([
    ['at least one is needed', [], 'You need to add at least one prompt', []],
    ['one is enough', texts('a'), null, []],
    [
      'each text must be non-empty after trimming',
      texts('a', ' ', 'b', ''),
      null,
      [
        [1, 'Prompt text is required'],
        [3, 'Prompt text is required'],
      ],
    ],
    ['500 characters', texts('p'.repeat(500)), null, []],
    ['one more', texts('p'.repeat(501)), null, [[0, 'At most 500 characters, please']]],
    ['500 prompts', texts(...Array<string>(500).fill('p')), null, []],
    ['501 prompts', texts(...Array<string>(501).fill('p')), 'At most 500 prompts, please', []],
  ] as const)('%s', (_, prompts, list, at) => {
    const found = promptProblems(prompts)
    expect([found.list, [...found.byIndex]]).toEqual([list, at])
  })
})
