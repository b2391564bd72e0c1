import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faq } from '../src/content/faq.ts'
import { maxPrompts } from '../src/domain/packs/custom-pack.ts'
import { freePublishedPacks } from '../src/domain/packs/publish-quota.ts'
import { hideAfterReports } from '../src/domain/packs/report-reasons.ts'
import { achievements } from '../src/domain/profile/achievements.ts'
import { passCoins, referralCoins } from '../src/domain/profile/coins.ts'
import { maxAudience, maxRoomSeats } from '../src/domain/room/limits.ts'
import { tapsForTie } from '../src/domain/table/audience.ts'
import { games, packGames } from '../src/games/registry.ts'
import { publicPages } from '../src/site/public-pages.ts'
import { numberInWords } from '../src/ui/number-in-words.ts'

const questions = faq.flatMap((group) => group.questions)
const answerTo = (id: string) => questions.find((each) => each.id === id)?.answer ?? ''
const packs = globSync('src/games/*/packs/*.json').map((path) =>
  JSON.parse(readFileSync(path, 'utf8')),
)

describe('the questions', () => {
  test('are thirty at least, in groups, each with a name of its own', () => {
    expect(questions.length).toBeGreaterThanOrEqual(30)
    const names = [...questions, ...faq].map(({ id }) => id)
    expect(new Set(names).size).toBe(names.length)
    for (const id of names) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test.each(questions)('$question has an answer to be read', ({ question, answer, parts }) => {
    expect(question).toMatch(/^[A-Z].*[?.]$/)
    expect(answer).toMatch(/^[A-Z“].{20,}[.!]$/s)
    expect(answer).not.toMatch(/[[\]]|\]\(|'|"|\.\.\./)
    expect(parts.map(({ text }) => text).join('')).toBe(answer)
  })

  // What others write is held by their own tests, and every link by the crawl.
  const elsewhere = /^\/(QR|partnerships|articles)\//
  test.each(questions.flatMap(({ parts }) => parts.flatMap(({ href }) => (href ? [href] : []))))(
    'the way to %s leads somewhere',
    (href) => {
      const path = href.replace(/#.*/, '')
      expect(elsewhere.test(path) || publicPages.some((page) => page.path === path)).toBe(true)
    },
  )

  test.each([
    ['free', `All ${numberInWords(games.length)} games`],
    ['free', `${numberInWords(freePublishedPacks)} published packs`],
    ['packs-here', 'one in each game is premium'],
    ['pack-limits', `Up to ${maxPrompts} prompts`],
    ['pack-report', 'Five reports'],
    ['dojo-coins', `${passCoins} open one premium pack`],
    ['invite', `${referralCoins} coins`],
    ['belts', `one stamp of ${numberInWords(achievements.length)}`],
  ])('%s says %j, as the rules do', (id, words) => {
    expect(answerTo(id)).toContain(words)
  })

  test('what is said of players is so', () => {
    const fewest = (count: number) => games.filter(({ players }) => players.min === count)
    expect(fewest(3).map(({ title }) => title)).toEqual(['Most likely to'])
    expect(fewest(1).map(({ title }) => title)).toEqual(['Meyer'])
    expect(games.every(({ players }) => players.max === maxRoomSeats)).toBe(true)
    expect(answerTo('watch')).toContain(`Up to ${maxAudience} more`)
    expect(answerTo('watch')).toContain(`from ${numberInWords(tapsForTie)} votes on`)
    expect(answerTo('own-phones')).toContain(`all ${numberInWords(games.length)} games`)
  })

  test('what is said of packs is so', () => {
    expect(hideAfterReports).toBe(5)
    for (const { slug } of packGames) {
      expect(globSync(`src/games/${slug}/packs/*.json`).length).toBeGreaterThanOrEqual(5)
    }
    expect(packs.filter((pack) => pack.premium).length).toBe(packGames.length)
    expect(packs.filter((pack) => (pack.explicit || pack.alcohol) && pack.active)).toEqual([])
  })
})
