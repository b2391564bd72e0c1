import { describe, expect, test } from 'vitest'
import {
  activePacks,
  exclusionReason,
  listsToDeal,
  playablePacks,
  switchPack,
} from './activation.ts'
import { type MenuPack, mergeLists, type Pack, promptCount } from './pack.ts'

function pack(id: string, more: Partial<Pack> = {}): Pack {
  const cover = {
    name: id,
    blurb: '',
    spice: 1 as const,
    explicit: false,
    alcohol: false,
    premium: false,
    active: false,
  }
  return { id, ...cover, lists: [{ elements: [`${id} 1`, `${id} 2`] }], ...more }
}

const classics = pack('classics', { active: true })
const pub = pack('pub', { alcohol: true })
const dates = pack('dates')
const { lists: _, ...cover } = pack('locked', { premium: true })
const locked: MenuPack = { ...cover, size: 64, needs: [] }
const menu = [classics, pub, dates, locked]
const ids = (packs: { id: string }[]) => packs.map(({ id }) => id)

describe('spec §4, pack activation', () => {
  test.each([
    ['a pack that is off goes on', ['classics'], 'dates', ['classics', 'dates']],
    ['a pack that is on goes off', ['classics', 'dates'], 'classics', ['dates']],
    ['the last active pack cannot be switched off', ['classics'], 'classics', false],
    ['a locked pack does not go on', ['classics'], 'locked', false],
    ['an unknown pack changes nothing', ['classics'], 'nonsense', false],
  ])('%s', (_, active, tapped, after) => {
    expect(switchPack('never-have-i-ever', menu, active, tapped)).toEqual(after)
  })

  test('with no game selected, activation returns false', () => {
    expect(switchPack(null, menu, ['classics', 'dates'], 'dates')).toBe(false)
  })
})

describe('in the mix', () => {
  test.each([
    ['on a new device: those active by default', null, false, ['classics']],
    ['as switched on', ['dates', 'pub'], false, ['pub', 'dates']],
    ['without ids that nobody knows', ['dates', 'gone'], false, ['dates']],
    ['as on a new device when every saved id is unknown', ['gone'], false, ['classics']],
    ['as on a new device when a locked pack alone is saved', ['locked'], false, ['classics']],
    ['sober: without packs with alcohol', ['dates', 'pub'], true, ['dates']],
    ['sober: the usual ones when only a pub pack was on', ['pub'], true, ['classics']],
  ])('%s', (_, saved, sober, active) => {
    expect(ids(activePacks(menu, saved, sober))).toEqual(active)
  })

  test('never none while one can be played', () => {
    expect(ids(activePacks([dates, locked], null, false))).toEqual(['dates'])
  })
})

test('sober tables keep every pack without alcohol', () => {
  expect(ids(playablePacks(menu, true))).toEqual(['classics', 'dates'])
})

test('prompts are counted and merged list by list', () => {
  const twoLists = pack('tod', { lists: [{ elements: ['t'] }, { elements: ['d'] }] })
  expect([promptCount(twoLists), promptCount(locked)]).toEqual([2, 64])
  expect(mergeLists([twoLists, classics])).toEqual([['t', 'classics 1', 'classics 2'], ['d']])
})

test('no packs have no prompts', () => {
  expect(mergeLists([])).toEqual([])
})

test.each([
  [pub, true, 'pub is a pub pack. Sober mode leaves it out.'],
  [pub, false, null],
  [dates, true, null],
])('why %o is left out, sober %s: %s', (left, sober, words) => {
  expect(exclusionReason(left, sober)).toBe(words)
})

test('a list that no pack in the mix fills comes from those that are on by default', () => {
  const truths = pack('truths', { lists: [{ elements: ['t'] }, { elements: [] }] })
  const both = pack('both', { lists: [{ elements: ['a'] }, { elements: ['b'] }], active: true })
  expect(listsToDeal([both, truths], [truths], false)).toEqual([['t'], ['b']])
  expect(listsToDeal([both, truths], [both], false)).toEqual([['a'], ['b']])
  expect(listsToDeal([truths], [truths], false)).toEqual([['t'], []])
})

describe('a table with limits', () => {
  const mild = pack('mild', { active: true, tags: { 'mild 2': { spice: 2, topics: ['exes'] } } })
  const hot = pack('hot', { spice: 3, explicit: true })
  const limited = (active: Pack[], spice: 1 | 2 | 3, leftOut: 'exes'[] = []) =>
    listsToDeal([mild, hot], active, false, { spice, leftOut })

  test.each([
    ['draws what is within them', limited([mild, hot], 1), [['mild 1']]],
    ['draws warm prompts at warm', limited([mild, hot], 2), [['mild 1', 'mild 2']]],
    ['draws all at hot', limited([mild, hot], 3), [['mild 1', 'mild 2', 'hot 1', 'hot 2']]],
    ['draws nothing about what it leaves out', limited([mild], 3, ['exes']), [['mild 1']]],
    ['gets no other pack in place of one that is too hot', limited([hot], 2), [[]]],
  ])('%s', (_, lists, dealt) => {
    expect(lists).toEqual(dealt)
  })

  test('gets default dares within them for a pack of truths', () => {
    const truths = pack('truths', { lists: [{ elements: ['t'] }, { elements: [] }] })
    const both = pack('both', {
      lists: [{ elements: ['a'] }, { elements: ['b', 'c'] }],
      active: true,
    })
    const tagged = { ...both, tags: { b: { spice: 2 as const } } }
    const limits = { spice: 1 as const, leftOut: [] }
    expect(listsToDeal([tagged, truths], [truths], false, limits)).toEqual([['t'], ['c']])
  })
})
