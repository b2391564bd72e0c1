import type { RoomView } from '#contract/room-view.ts'
import { seeded } from '#domain/random.ts'
import { applySeatMove, type RoomContext } from '#domain/room/play.ts'
import { markAway, markHere } from '#domain/room/presence.ts'
import { emptyRoom, type Room } from '#domain/room/room.ts'
import type { RoomMove } from '#domain/room/room-rules.ts'
import { addSeat, claimSeat, knock, takeRoomSeat } from '#domain/room/seats.ts'
import { settleRoom } from '#domain/room/settle.ts'
import { revealOf } from '#domain/room/stamps.ts'
import { spokenPartOf } from '#domain/room/typed.ts'
import { isRefusal, type Refusal } from '#domain/table/refusal.ts'
import { applyCall, type SavedCall } from '#server/features/rooms/apply-call.ts'
import { requireRules, rulesOf } from '#server/features/rooms/room-rules.ts'
import { type RoomViewer, viewRoom } from '#server/features/rooms/view-room.ts'
import { names } from './game-moments.ts'

/** A room at a moment of its evening. */
export type Stage = {
  name: string
  room: Room
  /** Epoch milliseconds. */
  nowMs: number
  screens: number
  audience: number
}

export const code = 'HKTR'
const slug = 'never-have-i-ever'
const beginMs = 1_000_000
const minuteMs = 60_000
const prompts = Array.from({ length: 60 }, (_, at) => `done thing ${at}`)
const answer = (has: boolean): RoomMove & { has: boolean } => ({ type: 'answer', has })
const start = (more: object = {}): SavedCall => ({
  do: 'start',
  game: slug,
  options: { calls: false },
  source: null,
  lists: [prompts],
  ...more,
})

/** Who is asked what, from the first phone to the last good night. */
export async function stagesOfEvening(): Promise<Stage[]> {
  await requireRules(slug)
  const stages: Stage[] = []
  const table = openTable()
  const keep = (name: string, more: Partial<Stage> = {}) => {
    const { room, nowMs } = table
    stages.push({ name, room, nowMs, screens: 0, audience: 1, ...more })
  }
  const then = (name: string, change: (room: Room) => Room, more?: Partial<Stage>) => {
    const before = table.room
    table.room = change(before)
    keep(name, more)
    table.room = before
  }

  const sitOut = (name: string) => {
    const before = table.room
    table.call(1, { do: 'sit-out', isOut: true })
    keep(name)
    table.call(1, { do: 'sit-out', isOut: false })
    keep(`${name}, and back in`)
    table.room = before
  }

  const tellStory = () => {
    const { room, nowMs } = table
    for (const seat of [0, 2, 3]) table.move(seat, answer(false))
    table.nowMs += minuteMs
    table.move(0, { type: 'next' })
    keep('a game, a story')
    const part = spokenPartOf(table.room, rulesOf(table.room), 1) ?? ''
    table.call(1, { do: 'type', part, text: 'typed' })
    keep('a game, a story typed')
    Object.assign(table, { room, nowMs })
  }

  keep('lobby')
  then('lobby, locked', (room) => ({ ...room, isLocked: true }), { screens: 1, audience: 3 })
  then('lobby, one away and one out', (room) => ({
    ...markAway(room, 3, 'phone', table.nowMs),
    sitOut: [2],
  }))
  then('lobby, from one phone', (room) => {
    const carried = addSeat(room, { name: 'Dan', tokenHash: null }, table.nowMs)
    return { ...claimSeat(carried, 1, 't1', table.nowMs), claims: { 1: table.nowMs } }
  })
  then('lobby, with a knock', (room) => knock(room, 1, 'new'))
  for (const tool of ['coin-flip', 'dice-roll', 'spin-the-bottle'] as const) {
    const before = table.room
    table.call(1, { do: 'throw', tool, hand: { count: 2, sides: 6 } })
    keep(`${tool}, in the air`)
    keep(`${tool}, lying`, { nowMs: (table.room.thrown?.liesAtMs ?? 0) + 1 })
    table.room = before
  }
  table.call(0, { do: 'change-game', game: slug })
  keep('lobby, a game picked')
  table.call(1, { do: 'write', game: slug, text: 'written 1' })
  table.call(1, { do: 'lines', lines: ['touch'] })
  keep('lobby, a prompt written and a line drawn')
  then('lobby, too few for a game', (room) => ({
    ...room,
    pick: 'charades',
    seats: room.seats.slice(0, 2),
    contacts: room.contacts.slice(0, 2),
  }))

  table.call(0, start({ minutes: 12 }))
  keep('a game')
  sitOut('a game, sitting out')
  table.move(1, answer(true))
  keep('a game, one answer in', { screens: 1 })
  keep('a game, waited for long', { nowMs: table.nowMs + 30_000 })
  keep('a game, its last round', { nowMs: table.nowMs + 11 * minuteMs })
  then('a game, passed over', (room) => ({ ...room, passes: { 0: 3, 1: 3 } }))
  then('a game, sober', (room) => ({ ...room, game: room.game && { ...room.game, sober: true } }))
  then('a game, of newer rules', (room) => ({
    ...room,
    game: room.game && { ...room.game, rulesVersion: room.game.rulesVersion + 1 },
  }))
  tellStory()
  for (const seat of [0, 2, 3]) table.move(seat, answer(seat > 1))
  keep('a game, at a reveal')
  sitOut('a game, sitting out at a reveal')
  table.nowMs += minuteMs
  table.move(0, { type: 'next' })
  keep('a game, after Next')
  table.call(0, { do: 'end' })
  keep('a game, over')
  then('on a phone', (room) =>
    room.game
      ? { ...room, game: null, taken: { seat: 1, atMs: table.nowMs, game: room.game } }
      : room,
  )

  table.call(0, { do: 'ask-next' })
  keep('a vote')
  const [one = slug, other = slug] = table.room.next?.games ?? []
  table.call(0, { do: 'vote-next', game: one })
  keep('a vote, one is in')
  table.call(1, { do: 'vote-next', game: other })
  then('a vote, a tie', (room) =>
    room.next ? { ...room, next: { ...room.next, clock: null } } : room,
  )

  for (let games = 0; games < 2; games++) {
    table.call(0, { do: 'change-game', game: slug })
    table.playOne()
  }
  keep('a third game, over')
  table.call(0, { do: 'change-game', game: 'meyer' })
  keep('a break')
  table.call(1, { do: 'skip-water' })
  keep('lobby, after three games')
  table.call(0, { do: 'end-evening' })
  keep('night')
  then('night, the bar closed', (room) => ({ ...room, closesAtMs: table.nowMs - 1 }))
  then('night, before any game', () => ({ ...openTable().room, isNight: true }))
  return stages
}

/** Four phones in a room, all of them there. */
function openTable() {
  const random = seeded(1)
  const context = (): RoomContext => ({ now: table.nowMs, random })
  const settle = (before: Room, room: Room) => settleRoom(before, room, rulesOf(room), context())
  const must = (outcome: Room | Refusal): Room => {
    if (isRefusal(outcome)) throw new Error(outcome.refused)
    return outcome
  }
  const table = {
    nowMs: beginMs,
    room: emptyRoom(null),
    call(seat: number, call: SavedCall): void {
      table.room = settle(table.room, must(applyCall(table.room, seat, call, context())))
    },
    move(seat: number, move: RoomMove): void {
      const rules = rulesOf(table.room)
      if (!rules) throw new Error('No game')
      const moved = must(applySeatMove(table.room, seat, move, rules, context()))
      table.room = settle(table.room, moved)
    },
    playOne(): void {
      table.call(0, start())
      for (const seat of names.keys()) table.move(seat, answer(seat > 1))
      table.nowMs += 10 * minuteMs
      table.call(0, { do: 'end' })
    },
  }
  for (const [seat, name] of names.entries()) {
    const request = { name, tokenHash: `t${seat}` }
    table.room = markHere(must(takeRoomSeat(table.room, request, beginMs)), seat, 'phone')
  }
  return table
}

/** What the server sends to that viewer. */
export function viewStage(stage: Stage, viewer: RoomViewer): RoomView {
  const { room, nowMs, screens, audience } = stage
  const stored = { id: 'id', code, version: 1, room, touchedAtMs: nowMs }
  const revealedAtMs = revealOf(room)
  const stamps = revealedAtMs === null ? null : { revealedAtMs, bySeat: {} }
  return viewRoom(stored, rulesOf(room), viewer, { screens, audience, stamps, now: nowMs })
}
