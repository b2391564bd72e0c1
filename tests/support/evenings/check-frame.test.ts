import { beforeAll, describe, expect, test } from 'vitest'
import { randomInt, seeded } from '#domain/random.ts'
import { emptyRoom, type Room } from '#domain/room/room.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { StoredRoom } from '#server/features/rooms/room-repository.ts'
import { requireRules, rulesOf } from '#server/features/rooms/room-rules.ts'
import { type RoomViewer, viewRoom } from '#server/features/rooms/view-room.ts'
import { loadRandomGames } from '../games/load-random-games.ts'
import { playGame } from '../games/random-games.ts'
import { findWord, frameFaults, hiddenWords, type Secrets } from './check-frame.ts'

const now = 2_000_000
const counts = { screens: 1, audience: 1, stamps: null }

let secrets: Secrets
let stored: StoredRoom
/** Seats of the room are players of the game. */
let guesser: number
let phrase: string

const viewers = (): RoomViewer[] => [...stored.room.seats.keys(), 'screen', 'audience']
const frameOf = (viewer: RoomViewer) => ({
  now,
  room: JSON.parse(
    JSON.stringify(viewRoom(stored, rulesOf(stored.room), viewer, { ...counts, now })),
  ),
})

beforeAll(async () => {
  await requireRules('charades')
  const games = await loadRandomGames('charades')
  secrets = games
  // Eight players in two teams, some of whom have called.
  const random = seeded(1)
  for (let seed = 1; seed < 50; seed++) {
    const wishes = Array.from({ length: 320 }, () => randomInt(1000, random))
    for (const { state } of playGame(games, { seed, table: 2, wishes }, 'own')) {
      const isRunning = games.phaseOf(state) === 'running'
      if (!isRunning || Object.keys((state as Charades).calls).length === 0) continue
      stored = storedRoom('charades', state)
      guesser = games.partsOf?.(state).guesser?.[0] ?? -1
      phrase = (state as Charades).phrase.raw
      return
    }
  }
  throw new Error('No game came so far')
})

type Charades = TableState & { calls: object; phrase: { raw: string } }

describe('of a room in the middle of Charades', () => {
  test('every view is its viewer’s and tells nothing', () => {
    for (const viewer of viewers()) {
      expect(frameFaults(frameOf(viewer), stored, viewer, secrets)).toEqual([])
      const own = JSON.stringify(frameOf(viewer).room)
      expect(hiddenWords(stored, viewer, secrets, own).includes(phrase)).toBe(!own.includes(phrase))
    }
  })

  test('a view of another seat is caught', () => {
    const actor = [...stored.room.seats.keys()].find((seat) => seat !== guesser) ?? -1
    const [fault] = frameFaults(frameOf(actor), stored, guesser, secrets)
    expect(fault).toContain(`is not the view of ${guesser}: `)
  })

  test('what was typed is everybody’s in its part, and caught after it', () => {
    const part = rulesOf(stored.room)?.rules.speaking?.(stored.room.game?.state as TableState)?.id
    const typed = { part: part ?? '', seat: guesser, text: 'A guess' }
    const before = stored
    stored = { ...stored, room: { ...stored.room, typed: [typed] } }
    try {
      for (const viewer of viewers()) {
        const frame = frameOf(viewer)
        expect(frame.room.table.speaking.typed).toEqual([{ player: guesser, text: 'A guess' }])
        expect(frameFaults(frame, stored, viewer, secrets)).toEqual([])
      }
      stored = { ...stored, room: { ...stored.room, typed: [{ ...typed, part: 'turn 99' }] } }
      expect(frameOf('screen').room.table.speaking).toBeNull()
      expect(frameFaults(frameOf('screen'), stored, 'screen', secrets)).toEqual([
        'keeps “A guess” of a part that is over',
      ])
    } finally {
      stored = before
    }
  })

  test('rules that show what their table calls secret are caught', () => {
    const rules = rulesOf(stored.room)
    if (!rules) throw new Error('Charades has no rules')
    const { view } = rules.rules
    rules.rules.view = (state) => state
    try {
      const faults = frameFaults(frameOf('screen'), stored, 'screen', secrets)
      expect(faults.join('\n')).toContain('tells the phrase: .table.view')
      expect(faults.join('\n')).toMatch(/tells call of seat \d: \.table\.view\.calls/)
    } finally {
      rules.rules.view = view
    }
  })

  test('a phrase on the guesser’s screen is caught, whatever was sent', () => {
    const own = JSON.stringify(frameOf(guesser).room)
    const hidden = hiddenWords(stored, guesser, secrets, own)
    expect(hidden).toContain(phrase)
    expect(findWord(`Charades\nAct this: ${phrase}\n58`, hidden)).toBe(
      `“${phrase}” in “Charades\nAct this: ${phrase}\n58”`,
    )
    expect(findWord(`Act this: ${phrase}s`, hidden)).toBeNull()
  })
})

function storedRoom(slug: GameSlug, state: TableState): StoredRoom {
  const seats = state.players.map(({ id, name }) => ({
    name,
    playerId: id,
    tokenHash: id,
    isGone: false,
    hasMoreTime: false,
    lines: [],
  }))
  const contacts = seats.map(() => ({ by: 'here/1', awaySinceMs: null }))
  const game = {
    slug,
    rulesVersion: 1,
    options: {},
    source: null,
    dealtAtMs: 0,
    stopped: false,
    isPaused: false,
    gathersUntilMs: 0,
    waits: {},
    state,
  }
  const room: Room = { ...emptyRoom(slug), host: 0, seats, contacts, game }
  return { id: 'room', code: 'BCDF', version: 1, room, touchedAtMs: 0 }
}
