import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isRefusal } from '#domain/table/refusal.ts'
import { type Owes, OwesContext } from '#games/parts/owes.ts'
import { SeatsHere } from '#games/parts/seats-here.ts'
import { games } from '#games/registry.ts'
import { loadRandomGames } from '#tests/support/games/load-random-games.ts'
import { countTables, playGame, seatings } from '#tests/support/games/random-games.ts'
import { screensOfGame } from '#tests/support/games/screens-of-game.ts'

vi.mock('react-router', () => ({ Link: 'a', useNavigate: () => () => {} }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  return () => vi.unstubAllGlobals()
})

type Parts = { parts: { Play: ComponentType<object> } }

const bars = ['slusen', 'squiffy', 'scrollbar']
const slugs = games.map(({ slug }) => slug)
const sips = /\bsips?\b|\bdrink|water counts|a water\b/i

/** Texts of each screen of a game on one phone. */
async function drawScreens(slug: string, owes: Owes, sober: boolean): Promise<string[]> {
  const { parts }: Parts = bars.includes(slug)
    ? await import('../src/games/venue/venue-table.ts')
    : await import(`../src/games/${slug}/table.ts`)
  const { rules } = await loadRandomGames(slug)
  const game = games.find((each) => each.slug === slug)
  const saved = await screensOfGame(slug, ['Anna', 'Bo', 'Cem', 'Dot'])
  const does = { send() {}, undo() {}, leave() {}, canUndo: false, viewer: 'device' }
  return saved.map(({ state, options, players }) => {
    const view = rules.view(state, 'device')
    const play = { game, players, options, view, sober, ...does }
    const screen = createElement(parts.Play, play)
    const seated = createElement(SeatsHere, { value: [...players.keys()] }, screen)
    const html = renderToStaticMarkup(createElement(OwesContext, { value: owes }, seated))
    return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  })
}

test.each(slugs)('no screen of %s says a word of sips at a sober table', async (slug) => {
  const texts = await drawScreens(slug, () => 'drinks', true)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => sips.test(text))).toEqual([])
})

// A bar’s cards say their price themselves, and have other words for a sober table.
test.each(slugs.filter((slug) => !bars.includes(slug)))(
  'screens of %s ask as is played',
  async (slug) => {
    const points = await drawScreens(slug, () => 'points', false)
    expect(points.filter((text) => sips.test(text))).toEqual([])
    const water = await drawScreens(slug, () => 'water', false)
    expect(water.filter((text) => /\bsips?\b/i.test(text))).toEqual([])
    const soft = (await drawScreens(slug, () => 'soft', false)).join(' ')
    const rest = soft.replaceAll(/soft sips?|sips? without alcohol|a sip a finger/gi, '')
    expect(/.{40}\bsips?\b.{20}/i.exec(rest)?.[0]).toBeUndefined()
  },
)

describe('who pays is known to the rules', () => {
  test.each(slugs.filter((slug) => slug !== 'word-guess'))('of %s', async (slug) => {
    const random = await loadRandomGames(slug)
    const asked = Array.from({ length: 200 }).some((_, seed) => {
      const wishes = Array.from({ length: 200 }, (_, at) => (seed * 389 + at * 7919) % 1000)
      const game = { seed, table: seed % countTables(random), wishes }
      return [...playGame(random, game, seatings[seed % 2])].some(({ outcome }) => {
        const asks = isRefusal(outcome) ? null : random.rules.asks?.(outcome)
        return asks?.counts.some((count) => count > 0)
      })
    })
    expect(asked).toBe(true)
  })
})
