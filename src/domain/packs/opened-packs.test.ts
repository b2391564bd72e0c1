import { describe, expect, test } from 'vitest'
import { addOpenedPack, msUntilNextEnd, readOpenedPacks, withOpenedPacks } from './opened-packs.ts'
import type { MenuPack } from './pack.ts'

const nowMs = 1_000_000
const lists = [{ elements: ['one', 'two'] }]
const cover = {
  name: 'P',
  blurb: '',
  spice: 1 as const,
  explicit: false,
  alcohol: false,
  active: false,
}
const free: MenuPack = { ...cover, id: 'free', premium: false, lists }
const locked: MenuPack = { ...cover, id: 'locked', premium: true, size: 64, needs: [] }
const tags = { three: { spice: 2 as const } }
const pass = { id: 'locked', lists: [{ elements: ['three'] }], tags, untilMs: nowMs + 1 }

describe('what is saved', () => {
  test.each([
    ['nothing', null, []],
    ['no list', {}, []],
    ['a pack', [pass], [pass]],
    ['rubbish among them', [null, 'x', {}, pass], [pass]],
    ['without an end', [{ ...pass, untilMs: null }], []],
    ['without prompts', [{ ...pass, lists: [] }], []],
    ['with an empty list', [{ ...pass, lists: [{ elements: [] }] }], []],
    ['with tags that are none', [{ ...pass, tags: 'hot' }], []],
    ['with a prompt that is none', [{ ...pass, lists: [{ elements: [7] }] }], []],
  ])('%s', (_, saved, read) => {
    expect(readOpenedPacks(saved)).toEqual(read)
  })
})

describe('the menu', () => {
  const open = { ...cover, id: 'locked', premium: true, lists: pass.lists, tags }
  test.each([
    ['stays as it is without a pass', [], nowMs, [free, locked]],
    ['opens what a pass opens', [pass], nowMs, [free, open]],
    ['locks it when the pass ends', [pass], pass.untilMs, [free, locked]],
    ['leaves free packs alone', [{ ...pass, id: 'free' }], nowMs, [free, locked]],
    ['ignores what it does not list', [{ ...pass, id: 'gone' }], nowMs, [free, locked]],
  ])('%s', (_, opened, at, menu) => {
    expect(withOpenedPacks([free, locked], opened, at)).toEqual(menu)
  })
})

test('a pass that is bought again replaces the old one, and ended ones go', () => {
  const other = { ...pass, id: 'other', untilMs: nowMs + 5 }
  const ended = { ...pass, id: 'ended', untilMs: nowMs }
  const again = { ...pass, untilMs: nowMs + 9 }
  expect(addOpenedPack([pass, other, ended], again, nowMs)).toEqual([other, again])
})

test.each([
  ['none', [], null],
  ['the nearest', [{ ...pass, untilMs: nowMs + 9 }, pass], 1],
  ['not those that have ended', [{ ...pass, untilMs: nowMs }], null],
])('the next end: %s', (_, opened, ms) => {
  expect(msUntilNextEnd(opened, nowMs)).toBe(ms)
})
