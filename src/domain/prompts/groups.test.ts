import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Group, groupOf, meetGroup, namesOf, noGroup, readGroups } from './groups.ts'

const four = ['Ann', 'Bo', 'Cem', 'Dot']
const met = (...names: string[]) => meetGroup([], names, 'x', 1).groups

describe('the same table is one', () => {
  test.for<[string, string[], boolean]>([
    ['with the same names', four, true],
    ['in another order and writing', ['dot', ' CEM ', 'Bo', 'ann'], true],
    ['where one stays away', ['Ann', 'Bo', 'Cem'], true],
    ['with one more', [...four, 'Eva'], true],
    ['with three more', [...four, 'Eva', 'Finn', 'Gro'], true],
    ['not with as many new ones', [...four, 'Eva', 'Finn', 'Gro', 'Hal'], false],
    ['not where half of it stays away', ['Ann', 'Bo'], false],
    ['not with half of it changed', ['Ann', 'Bo', 'Eva', 'Finn'], false],
    ['not with other names', ['Eva', 'Finn'], false],
  ])('%s', ([_, names, isSame]) => {
    expect(groupOf(met(...four), names)).toBe(isSame ? 'x' : null)
  })

  test('of two, the one that shares most of its names', () => {
    const three = meetGroup(met('Ann', 'Bo', 'Eva'), ['Cem', 'Dot', 'Gro'], 'y', 2).groups
    expect(groupOf(three, ['Cem', 'Dot', 'Gro', 'Ann'])).toBe('y')
  })

  test('and follows those who come and go', () => {
    const one = meetGroup(met(...four), ['Bo', 'Cem', 'Dot', 'Eva'], 'y', 2)
    const two = meetGroup(one.groups, ['Cem', 'Dot', 'Eva', 'Finn'], 'z', 3)
    expect([one.id, two.id, two.groups]).toEqual([
      ...['x', 'x'],
      [{ id: 'x', names: ['cem', 'dot', 'eva', 'finn'], lastMs: 3 }],
    ])
  })
})

test('a table without names is nobody’s, and is not kept', () => {
  expect(meetGroup([], [' '], 'x', 1)).toEqual({ id: noGroup, groups: [] })
})

test('bots have no name at a table', () => {
  expect(
    namesOf([
      { id: 'a', name: 'Ann' },
      { id: 'bot-0', name: 'Bot' },
    ]),
  ).toEqual(['Ann'])
})

test('nothing is written while the same table plays on', () => {
  const groups = met(...four)
  expect(meetGroup(groups, four, 'y', 9).groups).toBe(groups)
})

test('six tables are known, those that played last', () => {
  const tables = Array.from({ length: 9 }, (_, at) => [`A${at}`, `B${at}`])
  const groups = tables.reduce<readonly Group[]>(
    (known, names, at) => meetGroup(known, names, String(at), at).groups,
    [],
  )
  expect(groups.map(({ id }) => id)).toEqual(['8', '7', '6', '5', '4', '3'])
})

test('whoever just played is known again', () => {
  const names = fc.array(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(names, { minLength: 1, maxLength: 12 }), (tables) => {
      let groups: readonly Group[] = []
      for (const [at, table] of tables.entries()) {
        const found = meetGroup(groups, table, String(at), at)
        groups = found.groups
        expect(groupOf(groups, table)).toBe(found.id)
      }
    }),
  )
})

test.each([null, 'x', [{ id: 1 }, null, { id: 'a', names: [1], lastMs: 0 }]])(
  '%j is read as none',
  (saved) => {
    expect(readGroups(saved)).toEqual([])
  },
)
