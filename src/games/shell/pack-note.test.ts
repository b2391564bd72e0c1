import { describe, expect, test } from 'vitest'
import type { Pack } from '#domain/packs/pack.ts'
import type { PromptLimits, Spice } from '#domain/prompts/tags.ts'
import { nothingLeft, packNote, packsNote } from './pack-note.ts'
import { packFacts } from './tag-words.ts'

function pack(spice: Spice, tags: Pack['tags'], elements = ['a', 'b', 'c']): Pack {
  const cover = { id: 'p', name: 'Dates', blurb: 'awkward', explicit: spice === 3 }
  return {
    ...cover,
    spice,
    alcohol: false,
    premium: false,
    active: true,
    lists: [{ elements }],
    tags,
  }
}

const at = (spice: Spice, leftOut: PromptLimits['leftOut'] = []) => ({ spice, leftOut })
const dates = pack(1, { b: { spice: 2 }, c: { topics: ['exes'], needs: ['room', 'props'] } })
const late = pack(3, { a: { spice: 2, topics: ['work'] } })
const { lists: _, tags: __, ...cover } = late
const locked = { ...cover, size: 68, needs: ['props'] as const, explicit: false, spice: 1 as const }

describe('a pack in the list of packs', () => {
  test.each([
    ['whole', dates, at(2), '3 prompts · mild, needs props and space · awkward'],
    [
      'above the step in part',
      dates,
      at(1),
      '2 of 3 prompts · mild, needs props and space · awkward',
    ],
    [
      'left out in part',
      dates,
      at(2, ['exes']),
      '2 of 3 prompts · mild, needs props and space · awkward',
    ],
    ['above the step', late, at(1), 'All of it is hotter than mild · hot'],
    ['left out at that step', late, at(2, ['work']), 'All of it is left out · hot'],
    ['locked', locked, at(1), '68 prompts · mild, needs props · premium, locked'],
  ])('%s', (_, shown, limits, note) => {
    expect(packNote(shown, 'prompts', limits)).toBe(note)
  })
})

describe('the packs that are on', () => {
  const many = pack(
    1,
    {},
    Array.from({ length: 12 }, (_, place) => `${place}`),
  )
  test.each([
    ['enough', [many], at(2), '12 prompts · Dates'],
    ['few', [dates], at(1), 'only 2 prompts · Dates'],
    ['one', [late], at(2), 'only 1 prompt · Dates'],
    ['none', [late], at(1), 'All of it is hotter than mild · Dates'],
  ])('%s', (_, packs, limits, note) => {
    expect(packsNote(packs, 'prompts', limits)).toBe(note)
  })
})

test('nothing to deal is said, and why', () => {
  const advice = 'Choose other packs, or change the spice.'
  expect(nothingLeft([late], at(1))).toBe(`All of it is hotter than mild. ${advice}`)
  expect(nothingLeft([late], at(2, ['work']))).toBe(`All of it is left out. ${advice}`)
})

test('facts are spice and needs in words', () => {
  expect(packFacts(late)).toBe('hot')
  expect(packFacts(pack(2, { a: { needs: ['players', 'place'] } }))).toBe(
    'warm, needs the place itself and three players',
  )
})
