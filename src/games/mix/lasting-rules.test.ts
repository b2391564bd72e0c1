import { expect, test } from 'vitest'
import { lastingRules } from './lasting-rules.ts'
import { topicsOf } from './rules-topics.ts'

test('lasting rules are more than forty, and each is there once', () => {
  expect(new Set(lastingRules).size).toBeGreaterThanOrEqual(40)
  expect(new Set(lastingRules).size).toBe(lastingRules.length)
  for (const text of lastingRules)
    expect(text).not.toMatch(
      /\b(sip|shot|beer|wine|booze|drunk|drink|glass|toast|pub\b|pint|cheers)/i,
    )
})

test.each([
  ['by no name, and by your own', 'No first names', 'Speak of yourself by name'],
  ['by no name, and ending in one', 'No first names', 'Every sentence ends in somebody'],
  ['“one”, and “we”', 'Nobody says “I”', 'Speak of yourselves as “we”'],
  ['“we”, and by name', 'Speak of yourselves as “we”', 'Speak of yourself by name'],
  ['two ends of one sentence', 'Every sentence ends in', 'Every sentence to {player} ends'],
  ['quietly, and down a bad line', 'Speak as if somebody', 'Speak as if the line'],
  ['the left hand, and both', 'Left hands only', 'The phone is passed with both'],
  ['no face, and a nose', 'Nobody touches their own face', 'When {player} touches'],
  ['no number, and a year', 'Nobody says a number', 'Whatever you are handed'],
  ['no “the”, and “the court”', 'Nobody says “the”', 'Every sentence to {player} ends'],
  ['not first, and only through', '{player} is royalty', 'Talk to {other} only'],
])('not both at once: %s', (_, one, other) => {
  const [first, second] = [one, other].map((start) => {
    const found = lastingRules.filter((rule) => rule.replace(/^[a-z ]+\| /, '').startsWith(start))
    expect(found).toHaveLength(1)
    return topicsOf(found[0] ?? '')
  })
  expect(first?.some((about) => second?.includes(about))).toBe(true)
})

test('what rules are about is written alike, and never of one alone', () => {
  const all = lastingRules.flatMap(topicsOf)
  expect(lastingRules.filter((rule) => rule.includes('|') && topicsOf(rule).length === 0)).toEqual(
    [],
  )
  for (const about of all) expect(all.filter((other) => other === about).length).toBeGreaterThan(1)
})
