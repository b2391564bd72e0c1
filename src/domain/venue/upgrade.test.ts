import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { defaultOptions } from '#tests/support/games/venue-cards.ts'
import { readSavedGame } from '../table/saved-game.ts'
import { venueMessages } from './messages.ts'
import { venueRules } from './venue-rules.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(`tests/previous-build/${name}.json`, 'utf8')) as Record<string, unknown>

const saved = ['squiffy', 'slusen', 'scrollbar'].flatMap((slug) =>
  [read('saved-games')[slug], ...(read('saved-games-1')[slug] as unknown[])].map(
    (game, at) => [`${slug} ${at}`, game] as const,
  ),
)

describe.each(saved)('a saved game of version 1, %s', (_, game) => {
  test('is resumed on one phone, and played to its end', () => {
    const outcome = readSavedGame(game, venueRules, (options) => options as typeof defaultOptions)
    if (!('game' in outcome)) throw new Error(outcome.problem)
    const { must } = playRules(venueRules, venueMessages, defaultOptions)
    let { state } = outcome.game
    expect(state).toMatchObject({ seating: 'passed', play: null })
    for (let moves = 0; moves < 99 && !state.over; moves++) {
      const { phase } = state
      const move =
        phase === 'reader'
          ? ({ type: 'read', seat: 0 } as const)
          : phase === 'points'
            ? ({ type: 'take', seats: [0] } as const)
            : ({ type: 'follow' } as const)
      state = must(state, move)
    }
    expect(state.over).toBe(true)
    expect(venueRules.view(state, 'device').review?.seen.length).toBeGreaterThan(0)
  })
})
