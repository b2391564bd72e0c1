import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pick, seeded } from '#domain/random.ts'
import { readRulesCode, writeRulesCode } from '#domain/table/rules-code.ts'
import { changedRules, openRulesCode, toChanges } from '#games/shell/shared-rules.ts'
import { type Chosen, houseRulesOfGames } from '#tests/support/games/house-rules-of-games.ts'

/** Rows are only ever added: codes are on paper, and in chats. A rule that goes joins `leftOut`. */
type OldCode = { code: string; game: string; name: string; options: Chosen; leftOut: string[] }
const oldCodes: OldCode[] = JSON.parse(
  readFileSync('tests/previous-build/rules-codes.json', 'utf8'),
)

const games = Object.entries(houseRulesOfGames)

function rulesOf(slug: string) {
  const rules = Object.hasOwn(houseRulesOfGames, slug)
    ? houseRulesOfGames[slug as keyof typeof houseRulesOfGames]
    : undefined
  if (!rules) throw new Error(`No game ${slug}`)
  return rules
}

/** Writes the house rules of a game down, and opens them again. */
function share(slug: string, options: Chosen, name = '') {
  const rules = rulesOf(slug)
  const code = writeRulesCode({ game: slug, name, changes: toChanges(rules, options) })
  return { code, opened: openRulesCode({ slug: slug as 'meyer' }, rules, code) }
}

describe('codes of earlier builds', () => {
  test.each(oldCodes)('$code', ({ code, game, name, options, leftOut }) => {
    const opened = openRulesCode({ slug: game as 'meyer' }, rulesOf(game), code)
    if ('problem' in opened) throw new Error(opened.problem)
    expect(opened.name).toBe(name)
    expect(opened.options).toMatchObject(options)
    expect(opened.leftOut.map(({ label }) => label)).toEqual(leftOut)
  })

  test.each(games)('hold every house rule of %s', (slug, { fields }) => {
    const read = oldCodes.map(({ code }) => readRulesCode(code))
    const written = read.flatMap((each) =>
      'changes' in each && each.game === slug ? each.changes.map(([rule]) => rule) : [],
    )
    expect(Object.keys(fields).filter((rule) => !written.includes(rule))).toEqual([])
  })
})

describe.each(games)('the house rules of %s', (slug, rules) => {
  const fields = Object.entries(rules.fields)

  test('are shared one by one, with each of their choices', () => {
    for (const [rule, { choices }] of fields) {
      for (const { value } of choices) {
        const options = rules.read({ [rule]: value })
        const { opened } = share(slug, options)
        expect(opened).toEqual({ name: '', options, leftOut: [] })
      }
    }
  })

  test('are shared whole: a thousand random ones', () => {
    const random = seeded(slug.length)
    for (let round = 0; round < 1000; round++) {
      const chosen = fields.map(([rule, { choices }]) => [rule, pick(choices, random).value])
      const options = rules.read(Object.fromEntries(chosen))
      const { code, opened } = share(slug, options, 'As in Odense')
      expect(opened).toEqual({ name: 'As in Odense', options, leftOut: [] })
      expect(code.length).toBeLessThan(200)
    }
  })

  test('that are usual make the shortest code, and nothing to list', () => {
    expect(share(slug, rules.defaults).code).toMatch(new RegExp(`^1\\.${slug}\\.\\.[0-9a-z]{4}$`))
    expect(changedRules(rules, rules.defaults)).toEqual([])
  })
})
