import { beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { applySeatMove, makeDueMove } from '#domain/room/play.ts'
import { markHere } from '#domain/room/presence.ts'
import { emptyRoom, type Room } from '#domain/room/room.ts'
import type { RoomMove, RoomRules } from '#domain/room/room-rules.ts'
import { takeRoomSeat } from '#domain/room/seats.ts'
import { roomDueAt, settleRoom } from '#domain/room/settle.ts'
import { startGame } from '#domain/room/start-game.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { games } from '#games/registry.ts'
import { loadRandomGames } from '#tests/support/games/load-random-games.ts'
import { applyCall } from './apply-call.ts'
import { requireRules } from './room-rules.ts'
import { type RoomViewer, viewRoom } from './view-room.ts'

const seats = [0, 1, 2, 3]
const viewers: RoomViewer[] = [...seats, 'screen', 'audience']
const steps = 60
const beginMs = 1_000_000

function sit(): Room {
  return seats.reduce((room, seat) => {
    const seated = takeRoomSeat(room, { name: `Guest ${seat}`, tokenHash: `${seat}` }, 0) as Room
    return markHere(seated, seat, `p/${seat}`)
  }, emptyRoom(null))
}

const look = (room: Room, rules: RoomRules, viewer: RoomViewer, now: number) =>
  viewRoom({ id: 'room', code: 'BCDF', version: 1, room, touchedAtMs: 0 } as never, rules, viewer, {
    screens: 1,
    audience: 1,
    stamps: null,
    now,
  })

describe.each(games.map(({ slug }) => slug))('%s', (slug) => {
  let rules: RoomRules
  let random: Awaited<ReturnType<typeof loadRandomGames>>

  beforeAll(async () => {
    rules = await requireRules(slug)
    random = await loadRandomGames(slug)
  })

  /** What every viewer is shown while one seat, or nobody, has asked for more time. */
  function watch(asking: number | null): { at: number; views: unknown[] }[] {
    const chance = seeded(7)
    const at = (now: number) => ({ now, random: chance })
    let now = beginMs
    let room = sit()
    const put = (after: Room | object) => {
      if (isRefusal(after)) return
      room = settleRoom(room, after as Room, rules, at(now))
    }
    if (asking !== null) put(applyCall(room, asking, { do: 'more-time', isOn: true }, at(now)))
    const start = { game: slug, options: random.options[0], lists: random.lists ?? [] }
    put(startGame(room, rules, { ...start, source: null }, at(now)))
    const seen = []
    for (let step = 0; step < steps && room.game; step++) {
      const dueAt = roomDueAt(room, rules)
      if (step % 3 === 2 && dueAt < Infinity) {
        now = Math.max(now, dueAt)
        put(makeDueMove(room, rules, at(now)))
      } else {
        now += 4_100
        const seat = step % seats.length
        const tries = random.tries(room.game.state, seat) as RoomMove[]
        const move = tries[step % tries.length]
        if (move) put(applySeatMove(room, seat, move, rules, at(now)))
      }
      const shown = viewers.map((viewer) => look(room, rules, viewer, now))
      seen.push({ at: now, views: shown.map(({ hasMoreTime: _, ...view }) => view) })
    }
    return seen
  }

  test('no view and no moment tells which seat has asked for more time', () => {
    const twins = seats.map(watch)
    expect(twins[0]?.length).toBeGreaterThan(10)
    for (const other of twins.slice(1)) expect(other).toEqual(twins[0])
    expect(watch(null)).not.toEqual(twins[0])
  })
})

test('only the seat itself is told of its own choice', async () => {
  const rules = await requireRules('meyer')
  const room = applyCall(sit(), 2, { do: 'more-time', isOn: true }, { now: 0, random: seeded(1) })
  const told = viewers.filter((viewer) => look(room as Room, rules, viewer, 0).hasMoreTime)
  expect(told).toEqual([2])
})
