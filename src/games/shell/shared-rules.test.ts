import { describe, expect, test } from 'vitest'
import { writeRulesCode } from '#domain/table/rules-code.ts'
import { choice, houseRules, toggle, withOwnPhones } from '#games/house-rules.ts'
import { changedRules, openRulesCode, rulesLink, toChanges } from './shared-rules.ts'

const rules = houseRules({
  lives: choice(
    'Lives',
    'To start with.',
    [
      [3, 'Three'],
      [4, 'Four'],
    ],
    4,
  ),
  clock: choice(
    'The clock',
    'Seen or not.',
    [
      ['seen', 'You see it'],
      ['bomb-1', 'A bomb'],
    ],
    'seen',
  ),
  toast: toggle('A toast', 'Nobody loses.', true),
  dodges: withOwnPhones(toggle('Dodges', 'Call it right.', true)),
})
const meyer = { slug: 'meyer' } as const

const open = (changes: [string, string][], name = '') =>
  openRulesCode(meyer, rules, writeRulesCode({ game: 'meyer', name, changes }))

describe('what differs from the usual', () => {
  test('is listed in words, and written by name', () => {
    const options = { lives: 3, clock: 'bomb-1', toast: false, dodges: true } as const
    expect(changedRules(rules, options)).toEqual([
      { rule: 'lives', label: 'Lives', value: 'Three', usual: 'Four', seating: null },
      { rule: 'clock', label: 'The clock', value: 'A bomb', usual: 'You see it', seating: null },
      { rule: 'toast', label: 'A toast', value: 'Off', usual: 'On', seating: null },
    ])
    expect(toChanges(rules, options)).toEqual([
      ['lives', '3'],
      ['clock', 'bomb-1'],
      ['toast', 'off'],
    ])
  })

  test('says what counts only with a phone each', () => {
    const [changed] = changedRules(rules, { ...rules.defaults, dodges: false })
    expect(changed).toMatchObject({ label: 'Dodges', seating: 'own' })
  })

  test('leaves out what a room asks elsewhere', () => {
    const options = { ...rules.defaults, lives: 3 as const }
    expect(changedRules(rules, options, 'lives')).toEqual([])
    expect(toChanges(rules, options, 'lives')).toEqual([])
  })
})

describe('a code that is opened', () => {
  const usual = rules.defaults
  test.each([
    [
      'changes what it names',
      [
        ['lives', '3'],
        ['toast', 'off'],
      ],
      { lives: 3, toast: false },
      [],
    ],
    ['changes nothing without changes', [], {}, []],
    [
      'leaves out a rule that is gone',
      [
        ['hardLetters', 'on'],
        ['lives', '3'],
      ],
      { lives: 3 },
      [{ label: 'Hard letters', value: null }],
    ],
    [
      'leaves out a value that is no choice',
      [
        ['lives', '9'],
        ['toast', 'off'],
      ],
      { toast: false },
      [{ label: 'Lives', value: '9' }],
    ],
    [
      'takes the last of a rule that is named twice',
      [
        ['lives', '3'],
        ['lives', '4'],
        ['spit', 'on'],
        ['spit', 'off'],
      ],
      {},
      [{ label: 'Spit', value: null }],
    ],
    [
      'leaves out what every object has',
      [['constructor', 'on']],
      {},
      [{ label: 'Constructor', value: null }],
    ],
  ] satisfies [string, [string, string][], Partial<typeof usual>, unknown[]][])(
    '%s',
    (_, changes, chosen, leftOut) => {
      expect(open(changes, 'As in Odense')).toEqual({
        name: 'As in Odense',
        options: { ...usual, ...chosen },
        leftOut,
      })
    },
  )

  test('does not read what its game has no field for on this phone', () => {
    const { clock: _, ...fields } = rules.fields
    const without = { ...rules, fields: fields as typeof rules.fields }
    const code = writeRulesCode({ game: 'meyer', name: '', changes: [['clock', 'bomb-1']] })
    expect(openRulesCode(meyer, without, code)).toMatchObject({ options: usual })
  })

  test.each([
    ['cut short', (code: string) => code.slice(0, -2), /cut short/],
    ['of another game', (code: string) => code, /for another game: mix/],
  ])('and is %s says so', (_, change, problem) => {
    const code = change(writeRulesCode({ game: 'mix', name: '', changes: [] }))
    expect(openRulesCode(meyer, rules, code)).toEqual({ problem: expect.stringMatching(problem) })
  })
})

test('a link leads to the start screen of its game', () => {
  const moreOrLess = { slug: 'more-or-less', path: '/games/more-or-less/team-select' } as const
  expect(rulesLink(meyer, 'x', 'https://a.dk')).toBe('https://a.dk/games/meyer#rules=x')
  expect(rulesLink(moreOrLess, 'x', 'https://a.dk')).toBe(
    'https://a.dk/games/more-or-less/team-select#rules=x',
  )
})
