import { describe, expect, test } from 'vitest'
import { pick, type Random, randomInt, seeded } from '../random.ts'
import { isRefusal } from './refusal.ts'
import {
  addCheck,
  type RuleChange,
  readRulesCode,
  type SharedRules,
  tidyRulesName,
  writeRulesCode,
} from './rules-code.ts'

const odense: SharedRules = {
  game: 'meyer',
  name: 'Meyer as in Odense',
  changes: [
    ['lives', '3'],
    ['toast', 'off'],
  ],
}
const code = writeRulesCode(odense)

describe('a code', () => {
  test('is words that can be read', () => {
    expect(code).toMatch(/^1\.meyer\.Meyer_as_in_Odense\.lives=3\.toast=off\.[0-9a-z]{4}$/)
    expect(readRulesCode(code)).toEqual(odense)
  })

  test.each([
    ['without a name', { ...odense, name: '' }],
    ['without a change', { ...odense, changes: [] }],
    ['of a game with hyphens', { ...odense, game: 'never-have-i-ever' }],
    ['with a value that has hyphens', { ...odense, changes: [['theme', 'night-bar']] }],
    ['under a name with every separator', { ...odense, name: 'a.b=c_d~e%20-f' }],
    ['under a Danish name', { ...odense, name: 'Sådan på Ærø' }],
    ['under an emoji', { ...odense, name: '🎲👨‍👩‍👧‍👦' }],
    ['under a right-to-left name', { ...odense, name: 'قواعد البيت' }],
    ['under a broken name', { ...odense, name: 'half \ud83c' }],
  ] satisfies [string, SharedRules][])('%s reads as it was written', (_, rules) => {
    const written = writeRulesCode(rules)
    expect(written).toMatch(/^[\w.=~-]+[0-9a-z]$/)
    expect(readRulesCode(written)).toEqual(rules)
  })

  test('whose characters a messenger has escaped is read', () => {
    const escaped = code.replace(/[=._~]/g, (at) => `%${at.charCodeAt(0).toString(16)}`)
    expect(readRulesCode(escaped)).toEqual(odense)
  })
})

describe('a name', () => {
  test.each([
    ['trimmed, with single spaces', '  Meyer \n as in  Odense ', 'Meyer as in Odense'],
    ['cut to 30 characters', 'x'.repeat(60), 'x'.repeat(30)],
    ['without marks that turn text around', '\u202eMeyer', 'Meyer'],
    ['with a joined emoji as one character', '👩‍🚀'.repeat(6), '👩‍🚀'.repeat(6)],
    ['shorter where its characters are long', '👩‍🚀'.repeat(30), '👩‍🚀'.repeat(7)],
    ['nothing, where one letter bears too many marks', `e${'\u0301\u0302'.repeat(99)}`, ''],
  ])('is %s', (_, typed, name) => {
    expect(tidyRulesName(typed)).toBe(name)
  })

  test('that was put into a code by hand is cleaned as well', () => {
    const turned = rehash(code.replace('Meyer_as', '~6cu~Meyer~zzzz~__as'))
    expect(readRulesCode(turned)).toEqual(odense)
  })
})

describe('is refused as broken', () => {
  test.each([
    ['nothing', ''],
    ['a word', 'rules'],
    ['percent signs', '%%%'],
    ['a half escape', `${code}%e2%82`],
    ['a code without its check', code.slice(0, -5)],
    ['a code with another letter', code.replace('lives=3', 'lives=4')],
    ['a code in capitals', code.toUpperCase()],
    ['two codes', code + code],
    ['a code of many kilobytes', rehash(`${code.slice(0, -5)}${'.a=b'.repeat(5000)}.0000`)],
    ['a change without a value', rehash(code.replace('lives=3', 'lives='))],
    ['a rule in the words of a stranger', rehash(code.replace('lives=3', 'you_are=ugly'))],
    ['a game that is no slug', rehash(code.replace('meyer', '__proto__'))],
    ['a name with half an escape', rehash(code.replace('Odense', '~6w'))],
  ])('%s', (_, text) => {
    expect(readRulesCode(text)).toEqual({ refused: 'broken' })
  })
})

test('a whole code of a later format is refused as newer', () => {
  expect(readRulesCode(rehash(code.replace(/^1/, '2')))).toEqual({ refused: 'newer' })
})

describe('thousands of random rules', () => {
  const random = seeded(53)
  const all = Array.from({ length: 3000 }, () => randomRules(random))

  test('read as they were written, in characters that no link loses', () => {
    for (const rules of all) {
      const written = writeRulesCode(rules)
      expect(written).toMatch(/^[\w.=~-]+$/)
      expect(readRulesCode(written)).toEqual({
        ...rules,
        name: tidyRulesName(tidyRulesName(rules.name)),
      })
    }
  })

  test('are broken when cut, turned or changed in one place', () => {
    const refusals = all.flatMap((rules) => {
      const written = writeRulesCode(rules)
      const at = randomInt(written.length, random)
      const other = pick(
        [...'aZ0.=_~'].filter((each) => each !== written[at]),
        random,
      )
      return [
        written.slice(0, at),
        written.slice(at + 1),
        written.slice(0, at) + other + written.slice(at + 1),
      ].map((text) => ({ text, read: readRulesCode(text) }))
    })
    expect(refusals.filter(({ read }) => !isRefusal(read))).toEqual([])
  })

  test('and random garbage never throws', () => {
    for (let round = 0; round < 20_000; round++) {
      const text = randomText(random, 60)
      expect(isRefusal(readRulesCode(round % 2 ? text : rehash(`${text}.0000`)))).toBe(true)
    }
  })
})

const letters = [
  ...'abcXYZ019 -._=~%&#/\\"<>\n\u00e6\u00f8\u0301\u200d\u202e\ufeff',
  '🦊',
  '\ud83c',
]

function randomText(random: Random, maxLength: number): string {
  return Array.from({ length: randomInt(maxLength, random) }, () => pick(letters, random)).join('')
}

function randomRules(random: Random): SharedRules {
  const word = () => `${pick([...'abXY'], random)}${randomInt(1e6, random).toString(36)}`
  const values = ['on', 'off', '0', '-1', 'night-bar', word()]
  const changes = Array.from(
    { length: randomInt(12, random) },
    (): RuleChange => [word(), pick(values, random)],
  )
  return {
    game: pick(['meyer', 'mix', 'word-guess'], random),
    name: randomText(random, 50),
    changes,
  }
}

/** The same text with the check that belongs to it. */
function rehash(text: string): string {
  return addCheck(text.slice(0, -5))
}
