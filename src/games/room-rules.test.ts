import { expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { applySeatMove, makeDueMove } from '#domain/room/play.ts'
import { markAway, markHere } from '#domain/room/presence.ts'
import { emptyRoom, type Room } from '#domain/room/room.ts'
import { takeRoomSeat } from '#domain/room/seats.ts'
import { startGame as startInRoom } from '#domain/room/start-game.ts'
import { loadRandomGames } from '#tests/support/games/load-random-games.ts'
import { startGame } from '#tests/support/games/random-games.ts'
import { games } from './registry.ts'
import { isGameSlug, loadRoomRules } from './room-rules.ts'

test.each(games.map((game) => [game.slug, game] as const))(
  '%s has rules that a room can load',
  async (slug, { players: { min, max }, minOwnPhones = min }) => {
    expect(isGameSlug(slug)).toBe(true)
    const loaded = await loadRoomRules(slug)
    expect(loaded.rules.version).toBeGreaterThan(0)
    expect(loaded.readOptions(null)).toBeInstanceOf(Object)
    expect(loaded.players).toEqual({ min: minOwnPhones, max })
  },
)

test.each(games.map(({ slug }) => slug))('%s places nobody who was away', async (slug) => {
  const random = await loadRandomGames(slug)
  const { rules } = await loadRoomRules(slug)
  const dealt = startGame({ ...random, players: [4] }, 0, 'own', seeded(1))
  const chances = { given: [1, 1, 1, 1], answered: [1, 0, 1, 1], passed: [] }
  const { rows, winners } = rules.recap({ ...dealt, chances })
  expect(rows.at(-1)).toMatchObject({ seat: 1, place: null })
  expect(rows.filter(({ place }) => place === null)).toHaveLength(1)
  expect(winners).not.toContain(1)
})

test.each([
  ['charades', 'teams', 'ready'],
  ['more-or-less', 'sides', 'guess'],
] as const)('the sides of %s end by the host, or by the clock', async (game, sides, begun) => {
  const played = await loadRoomRules(game)
  const { lists = [] } = await loadRandomGames(game)
  const at = (now: number) => ({ now, random: seeded(1) })
  const seated = ['A', 'B', 'C', 'D'].reduce((room, name, seat) => {
    const taken = takeRoomSeat(room, { name, tokenHash: name }, 0) as Room
    return markHere(taken, seat, `p/${name}`)
  }, emptyRoom(null))
  const start = { game, options: null, lists, source: null }
  const room = startInRoom(seated, played, start, at(0)) as Room
  const stateOf = (after: unknown) => (after as { game: { state: object } }).game.state
  const begin = (seat: number) => applySeatMove(room, seat, { type: 'begin' }, played, at(1))
  expect(stateOf(room)).toMatchObject({ phase: sides })
  expect(begin(1)).toEqual({ refused: 'host-only' })
  expect(stateOf(begin(0))).toMatchObject({ phase: begun })
  const alone = markAway(room, 0, 'p/A', 1)
  expect(makeDueMove(alone, played, at(19_999))).toBe(alone)
  expect(stateOf(makeDueMove(alone, played, at(20_000)))).toMatchObject({ phase: begun })
})

test.each(['chess', 'constructor', ''])('%j is no game', (slug) => {
  expect(isGameSlug(slug)).toBe(false)
})
