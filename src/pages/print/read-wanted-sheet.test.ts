import { describe, expect, test } from 'vitest'
import { sheets } from '#domain/print/sheet-list.ts'
import { printSets } from '#site/print-sets.ts'
import { nameProblem, printedName, readWantedSheet, similarSheetPath } from './read-wanted-sheet.ts'
import { sheetDescription, sheetTitle } from './sheet-words.ts'

function read(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://server.example')
  const [set = '', sheet = '', kind, ...rest] = pathname.slice(1).split('/')
  const item = rest.join('/')
  const params = {
    set,
    sheet,
    ...(kind === 'games' && { game: item }),
    ...(kind === 'articles' && { '*': item }),
  }
  return readWantedSheet(params, searchParams)
}

describe('a sheet that is asked for', () => {
  test.for([
    ['standard/table-sign', 'Table sign'],
    ['slusen/placemat', 'Slusen’s placemat'],
    ['standard/roll-up-banner/games/meyer', 'Roll-up banner for Meyer'],
    ['scrollbar/stickers/games/more-or-less', 'Scrollbar’s sticker sheet for More or less'],
    ['standard/nope', null],
    ['nope/table-sign', null],
    ['squiffy/table-sign', null],
    ['Standard/table-sign', null],
    ['standard/table-sign/games/nope', null],
    ['standard/table-sign/games/', null],
    ['standard/table-sign/articles/nope', null],
    ['standard/table-sign/articles/', null],
    // A game is no article.
    ['standard/table-sign/articles/meyer', null],
  ] as const)('%s', ([address, title]) => {
    const wanted = read(address)
    expect(wanted && sheetTitle(wanted)).toBe(title)
  })

  test.for([
    ['?bleed=1', { hasBleed: true, name: '' }],
    ['?bleed=0', { hasBleed: false, name: '' }],
    ['?name=%20The+Snug%20', { hasBleed: false, name: 'The Snug' }],
    ['?name=%20%20', { hasBleed: false, name: '' }],
    ['?name=a&name=b&bleed=1', { hasBleed: true, name: 'a' }],
  ] as const)('with %s', ([query, options]) => {
    expect(read(`standard/table-sign${query}`)).toMatchObject(options)
  })

  test.for([
    ['', false, null, ''],
    ['The Snug', false, null, ''],
    ['The Snug', true, null, 'The Snug'],
    ['x'.repeat(200), true, null, 'x'.repeat(200)],
    ['🎲'.repeat(200), true, null, '🎲'.repeat(200)],
    ['x'.repeat(201), true, 'At most 200 characters fit on a sheet; these are 201.', ''],
  ] as const)('named %s, premium %s', ([name, isPremium, problem, onPaper]) => {
    expect([nameProblem({ name }), printedName({ name }, isPremium)]).toEqual([problem, onPaper])
  })

  test.for([
    [{}, '/QR/slusen/stickers/games/meyer?bleed=1&name=A+%26+B'],
    [{ sheet: 'placemat' }, '/QR/slusen/placemat/games/meyer?bleed=1&name=A+%26+B'],
    [{ item: null, hasBleed: false }, '/QR/slusen/stickers?name=A+%26+B'],
    [{ item: 'articles/the-line', name: '' }, '/QR/slusen/stickers/articles/the-line?bleed=1'],
  ] as const)('another like it: %j', ([other, address]) => {
    const wanted = read('slusen/stickers/games/meyer?bleed=1&name=A+%26+B')
    expect(wanted && similarSheetPath(wanted, other)).toBe(address)
  })

  test('every description is of a length for search results', () => {
    const texts = printSets.flatMap((set) =>
      sheets.map((sheet) => sheetDescription({ set, sheet, item: null })),
    )
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter(({ length }) => length < 50 || length > 160)).toEqual([])
  })
})
