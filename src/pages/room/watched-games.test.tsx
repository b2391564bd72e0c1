import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { randomInt, seeded } from '#domain/random.ts'
import type { AudienceAsk } from '#domain/table/audience.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { TableState } from '#domain/table/seating.ts'
import { audienceShares } from '#games/parts/audience-shares.ts'
import { askWords, choiceWords } from '#games/parts/audience-words.ts'
import { SeatsHere } from '#games/parts/seats-here.ts'
import { WatchingContext } from '#games/parts/watching.ts'
import { findGame } from '#games/registry.ts'
import { playGame, type RandomGames } from '#tests/support/games/random-games.ts'
import { games as category } from '#tests/support/games/random-moves/category.ts'
import { games as charades } from '#tests/support/games/random-moves/charades.ts'
import { games as country } from '#tests/support/games/random-moves/country-island-city.ts'
import { games as dice } from '#tests/support/games/random-moves/drunk-dice.ts'
import { games as meyer } from '#tests/support/games/random-moves/meyer.ts'
import { games as mix } from '#tests/support/games/random-moves/mix.ts'
import { games as more } from '#tests/support/games/random-moves/more-or-less.ts'
import { games as likely } from '#tests/support/games/random-moves/most-likely-to.ts'
import { games as never } from '#tests/support/games/random-moves/never-have-i-ever.ts'
import { games as slusen } from '#tests/support/games/random-moves/slusen.ts'
import { games as truth } from '#tests/support/games/random-moves/truth-or-dare.ts'
import { games as guess } from '#tests/support/games/random-moves/word-guess.ts'
import { type AnyPage, roomPageOf } from '#tests/support/games/room-page-of.tsx'
import { WatchAskDock } from './watch-ask.tsx'

vi.mock('react-router', () => ({
  Link: 'a',
  useNavigate: () => () => {},
  useLocation: () => ({ pathname: '/' }),
}))

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))

const all = {
  category,
  charades,
  'country-island-city': country,
  'drunk-dice': dice,
  meyer,
  mix,
  'more-or-less': more,
  'most-likely-to': likely,
  'never-have-i-ever': never,
  slusen,
  'truth-or-dare': truth,
  'word-guess': guess,
}
/** Those whose rules ask nothing of it. */
const silent = ['word-guess']
const steps = 120

const watching = {
  below: 'under the screen',
  dock: 'the audience’s dock',
  words: 'You’re watching.',
}

type AnyGames = RandomGames<TableState, { type: string }, unknown, unknown>

describe.each(Object.entries(all))('%s, watched', (slug, some) => {
  const games = some as unknown as AnyGames

  test('has every screen, its one dock is the audience’s, and nothing is to press', async () => {
    const { rooms, options: rules } = await roomPageOf(slug as keyof typeof all)
    const Play = await rooms.phone()
    const kinds = new Set<string>()
    for (const seed of [1, 2, 3]) {
      for (const state of states(games, seed)) {
        if (games.rules.ended(state)) break
        const options = rules.read((state as { options?: unknown }).options)
        const html = renderToStaticMarkup(watched(Play, state, options))
        expect(html).toContain('the audience’s dock')
        expect(html).toContain('under the screen')
        expect(pressable(html)).toEqual(['Leave', 'HKTR room'])
        const ask = games.rules.audience?.(state)
        if (!ask) continue
        kinds.add(ask.kind)
        const labels = ask.offers.map((offer) => choiceWords(ask, offer, state.players))
        expect(new Set(labels).size, labels.join()).toBe(labels.length)
        expect(labels.join() + askWords(ask)).not.toMatch(/undefined|^,|,,|,$/)
      }
    }
    expect(kinds.size > 0).toBe(!silent.includes(slug))
  })

  function watched(
    Play: Awaited<ReturnType<AnyPage['rooms']['phone']>>,
    state: TableState,
    options: unknown,
  ): ReactElement {
    const does = { send() {}, undo() {}, leave() {} }
    const own = {
      code: 'HKTR',
      openSheet() {},
      away: [],
      hasScreen: false,
      price: 'points',
    } as const
    const waitsFor = games.rules.waitsFor(state)
    const view = games.rules.view(state, 'audience')
    const game = findGame(slug)
    if (!game) throw new Error(slug)
    return (
      <WatchingContext value={watching}>
        <SeatsHere value={seatsHere(state)}>
          <Play
            {...{ game, options, view, ...does, players: state.players, viewer: 'audience' }}
            {...{ sober: true, canUndo: false, own: { ...own, waitsFor } }}
          />
        </SeatsHere>
      </WatchingContext>
    )
  }
})

/** Their bars come with their moment; a mix has the screens of all. */
const withBars = ['never-have-i-ever', 'more-or-less', 'most-likely-to', 'mix']
const others = Object.entries(all).filter(([slug]) => ![...silent, ...withBars].includes(slug))

test.each(others)(
  'a TV shows where it reveals what those who watch %s said',
  async (slug, some) => {
    const games = some as unknown as AnyGames
    const { rooms, options: rules } = await roomPageOf(slug as keyof typeof all)
    const Tv = await rooms.tv()
    const asked = new Set<string>()
    const shown = new Set<string>()
    const game = findGame(slug)
    const room = { code: 'HKTR', joinAt: 'partydojo.example' }
    for (const seed of [1, 2, 3, 4]) {
      let last: AudienceAsk | null = null
      for (const state of states(games, seed)) {
        const ask = games.rules.audience?.(state) ?? null
        if (ask) asked.add((ask as AudienceAsk).kind)
        if (last && last.id !== ask?.id && !games.rules.ended(state)) {
          const { kind, offers, texts } = last as AudienceAsk
          const heard = { kind, taps: { [offers[0] ?? '']: 2 }, ...(texts && { texts }), atMs: 0 }
          const { players } = state
          const options = rules.read((state as { options?: unknown }).options)
          const view = games.rules.view(state, 'screen')
          const tv = { game, players, options, view, waitsFor: [], room, heard }
          const html = renderToStaticMarkup(
            <SeatsHere value={seatsHere(state)}>
              <Tv {...(tv as unknown as ComponentProps<typeof Tv>)} />
            </SeatsHere>,
          )
          if (html.includes('2 in the audience')) shown.add(kind)
        }
        last = ask
      }
    }
    expect([...shown].sort()).toEqual([...asked].sort())
  },
)

/** Of a random game with a phone each. */
function* states(games: AnyGames, seed: number): Generator<TableState> {
  const random = seeded(seed)
  const wishes = Array.from({ length: steps }, () => randomInt(1000, random))
  const table = 1 % games.players.length
  for (const { state } of playGame(games, { seed, table, wishes }, 'own')) yield state
}

/** What is to press outside of what is disabled. */
function pressable(html: string): string[] {
  const from = html.indexOf('<fieldset disabled')
  const to = html.lastIndexOf('</fieldset>')
  const open = html.slice(0, from) + html.slice(to)
  const buttons = open.match(/<(button|a|input|textarea)\b.*?(<\/\1>|\/>)/gs) ?? []
  return buttons.map((button) => {
    const label = /aria-label="([^"]*)"/.exec(button)?.[1]
    return (
      label ??
      button
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    )
  })
}

test('what is no longer open is not to tap, and the tap still stands', () => {
  const asking = { players: [], chosen: '0 1', onTap() {} }
  const texts = { '0 1': 'Oslo', '1 0': 'Odense', '1 1': 'Oman' }
  const ask = { id: 'likes 1', kind: 'answer', offers: Object.keys(texts), texts } as const
  const dockOf = (open: readonly string[], isClosed = false) =>
    renderToStaticMarkup(<WatchAskDock {...asking} ask={{ ...ask, open, isClosed }} />)
  expect(dockOf(['1 0', '1 1'])).toMatch(/Odense.*Oman/)
  expect(dockOf(['1 0', '1 1'])).not.toContain('Oslo')
  expect(dockOf(['1 0', '1 1'], true)).toContain('Your vote is in')
})

test('shares are whole per cents, the largest first', () => {
  const players = ['Sofie', 'Emil'].map((name) => ({ id: name, name }))
  const heard = { kind: 'crown', taps: { 0: 1, 1: 2 }, atMs: 0 } as const
  expect(audienceShares(heard, players)).toEqual({
    taps: 3,
    shares: [
      { choice: '1', label: 'Emil', share: 67 },
      { choice: '0', label: 'Sofie', share: 33 },
    ],
  })
})
