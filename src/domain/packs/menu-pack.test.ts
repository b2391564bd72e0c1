import { describe, expect, test } from 'vitest'
import { listsToDeal } from './activation.ts'
import type { CustomPack } from './custom-pack.ts'
import {
  deckSourceOf,
  hasPlayersPack,
  isFromPack,
  limitsMark,
  menuIdOf,
  toMenuPack,
  withoutLimitsMark,
} from './menu-pack.ts'
import type { Pack } from './pack.ts'

function custom(tags: string[], prompts: CustomPack['prompts']): CustomPack {
  return {
    metadata: {
      name: 'Kitchen',
      id: 'house-classics',
      description: 'All of it.',
      author: 'Mia',
      explicit: false,
      alcohol: true,
      creation_date: '2026-01-01T00:00:00.000Z',
      tags,
    },
    prompts,
    likes: 0,
    plays: 0,
    lastUpdated: '2026-01-01T00:00:00.000Z',
  }
}

const lists = (pack: Pack | null) => pack?.lists.map(({ elements }) => elements)
const cheese = { text: 'eaten cheese' }
const lemon = { text: 'Eat a lemon', kind: 'dare' as const }

describe('a pack by a player among the packs of its game', () => {
  test('bears its cover and its author, under an id that no built-in pack has', () => {
    expect(toMenuPack(custom(['never-have-i-ever'], [cheese]), 'never-have-i-ever')).toMatchObject({
      id: 'custom:house-classics',
      name: 'Kitchen',
      blurb: 'by Mia',
      explicit: false,
      alcohol: true,
      premium: false,
      active: false,
      byPlayer: { packId: 'house-classics', author: 'Mia', isPublished: true },
    })
  })

  test('is marked when explicit, and as not published while it is a draft', () => {
    const pack = custom(['category', 'draft'], [cheese])
    pack.metadata.explicit = true
    const found = toMenuPack(pack, 'category')
    expect(found?.blurb).toBe('by Mia, a draft, 18+')
    expect(found?.byPlayer?.isPublished).toBe(false)
  })

  test('is warm, and hot where its maker calls it explicit', () => {
    const pack = custom(['category'], [cheese])
    expect(toMenuPack(pack, 'category')?.spice).toBe(2)
    pack.metadata.explicit = true
    expect(toMenuPack(pack, 'category')?.spice).toBe(3)
  })

  test.each([
    ['of another game', ['charades'], [cheese]],
    ['of no game', [], [cheese]],
    ['without a prompt', ['category'], []],
    ['with blank prompts alone', ['category'], [{ text: '  ' }]],
  ])('is left out: %s', (_, tags, prompts) => {
    expect(toMenuPack(custom(tags, prompts), 'category')).toBeNull()
  })

  test('for truth or dare is two lists, and one for any other game', () => {
    const prompts = [lemon, { text: 'Worst dish?' }]
    expect(lists(toMenuPack(custom(['truth-or-dare'], prompts), 'truth-or-dare'))).toEqual([
      ['Worst dish?'],
      ['Eat a lemon'],
    ])
    expect(lists(toMenuPack(custom(['category'], prompts), 'category'))).toEqual([
      ['Worst dish?', 'Eat a lemon'],
    ])
  })

  test.each([
    ['never-have-i-ever', 'Never have I ever… eaten cheese', 'eaten cheese'],
    ['never-have-i-ever', 'never have I eaten cheese', 'eaten cheese'],
    ['never-have-i-ever', 'Never have I ever', 'Never have I ever'],
    ['most-likely-to', 'Who’s most likely to snore?', 'snore?'],
    ['most-likely-to', 'Most likely to snore', 'snore'],
    ['category', 'Never have I ever', 'Never have I ever'],
  ] as const)('%s does not say its lead twice: %s', (game, text, read) => {
    expect(lists(toMenuPack(custom([game], [{ text }]), game))).toEqual([[read]])
  })
})

describe('what a deck was dealt from', () => {
  const one = toMenuPack(custom(['category'], [cheese]), 'category') as Pack
  const edited = toMenuPack(custom(['category'], [lemon]), 'category') as Pack

  test('is another source once the pack was edited', () => {
    expect(deckSourceOf([one])).not.toBe(deckSourceOf([edited]))
    const { byPlayer: _, ...builtIn } = one
    expect(
      deckSourceOf([
        { ...builtIn, id: 'a' },
        { ...builtIn, id: 'b' },
      ]),
    ).toBe('a,b')
  })

  test.each([
    [deckSourceOf([one]), menuIdOf('house-classics'), true],
    [`a,${deckSourceOf([edited])}`, menuIdOf('house-classics'), true],
    ['house-classics', menuIdOf('house-classics'), false],
    [deckSourceOf([one]), menuIdOf('house'), false],
    [null, menuIdOf('house-classics'), false],
  ])('%s holds %s: %s', (source, id, isIn) => {
    expect(isFromPack(source, id)).toBe(isIn)
    expect(hasPlayersPack(source)).toBe(source?.includes('custom:') ?? false)
  })
})

test.each([
  [{ spice: 2, leftOut: [] }, ''],
  [{ spice: 3, leftOut: [] }, 'limits:3'],
  [{ spice: 2, leftOut: ['exes', 'work'] }, 'limits:2-exes-work'],
] as const)('a source dealt with %j is marked “%s”', (limits, mark) => {
  expect(limitsMark(limits)).toBe(mark)
  expect(withoutLimitsMark(['a', 'b@1', ...(mark ? [mark] : [])].join())).toBe('a,b@1')
})

test('truths without dares are dealt beside the dares that are on by default', () => {
  const truths = toMenuPack(custom(['truth-or-dare'], [{ text: 'Worst dish?' }]), 'truth-or-dare')
  const usual = { ...(truths as Pack), id: 'usual', active: true, alcohol: false }
  usual.lists = [{ elements: ['T'] }, { elements: ['D'] }]
  const packs = [usual, truths as Pack]
  expect(listsToDeal(packs, [truths as Pack], false)).toEqual([['Worst dish?'], ['D']])
  expect(listsToDeal(packs, packs, false)).toEqual([['T', 'Worst dish?'], ['D']])
})
