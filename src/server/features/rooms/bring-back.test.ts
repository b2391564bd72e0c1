import { describe, expect, test } from 'vitest'
import { promptKey } from '#domain/prompts/memory.ts'
import { type BroughtGame, bringBack, type CopyOf, goAlong } from '#domain/room/bring-back.ts'
import { copyGame, copyIdOf } from '#domain/room/copy-game.ts'
import { endEvening, leaveTable } from '#domain/room/evening.ts'
import { applySeatMove, stopGame } from '#domain/room/play.ts'
import { changeSeat, emptyRoom, type Room } from '#domain/room/room.ts'
import { settleRoom } from '#domain/room/settle.ts'
import { startGame } from '#domain/room/start-game.ts'
import { applyMove } from '#domain/table/apply-move.ts'
import type { TableState } from '#domain/table/seating.ts'
import { loadRoomRules } from '#games/room-rules.ts'
import { context as passing, sit } from '#tests/support/rooms/poll-game.ts'

const played = await loadRoomRules('never-have-i-ever')
const { rules } = played
const texts = Array.from({ length: 60 }, (_, at) => `thing ${at}`)
/** Every third is about something. */
const tagged = texts.filter((_, at) => at % 3 === 1)
const context = { ...passing, now: 60_000 }

type State = TableState & {
  lost: number[]
  card: { phase: string; prompt: { raw: string } }
  deck: { lists: string[][] }
}
const stateOf = ({ game }: Room) => game?.state as State

const settle = (before: Room, after: Room) => settleRoom(before, after, played, context)
const tables = ['Sofie', 'Emil', 'Ida'].reduce(sit, emptyRoom(null))
const dealt = startGame(
  tables,
  played,
  {
    game: 'never-have-i-ever',
    options: played.readOptions({ calls: false }),
    source: null,
    lists: [texts],
    topics: { exes: tagged.map(promptKey) },
  },
  context,
) as Room

const act = (room: Room, seat: number, move: object) => {
  const moved = applySeatMove(room, seat, move as never, played, context)
  if ('refused' in moved) throw new Error(String(moved.refused))
  return settle(room, moved)
}
const answerAll = (room: Room) =>
  [0, 1, 2].reduce((each, seat) => act(each, seat, { type: 'answer', has: seat < 2 }), room)
const told = answerAll(settle(dealt, dealt))
const copyOf = (room: Room): CopyOf => ({
  seat: 0,
  slug: 'never-have-i-ever',
  atMs: context.now,
  dealtAtMs: room.game?.dealtAtMs ?? -1,
  reveals: room.game?.reveals ?? 0,
})
const copy = copyOf(told)

/** One round on one phone, on which that player has. */
function playAlong(room: Room, seat: number, change = (state: TableState) => state): BroughtGame {
  const passed = change(copyGame(room, played, { ...context, away: [] }) as TableState)
  const device = { ...context, away: [], by: 'device' as const, now: context.now + 60_000 }
  const marked = applyMove(rules, passed, { type: 'mark', seat } as never, device)
  const shown = applyMove(rules, marked as TableState, { type: 'next' }, device)
  const { rulesVersion = 0, options, source = null, topics } = room.game ?? {}
  return {
    slug: 'never-have-i-ever',
    rulesVersion,
    options,
    source,
    sober: false,
    isOver: false,
    ...(topics && { topics }),
    state: rules.reseat(shown as TableState, 'own', { ...context, away: [] }),
  }
}

const back = (room: Room, more: object = {}, brought = playAlong(told, 1)) =>
  bringBack(
    room,
    copy,
    brought,
    { brought: played, current: played },
    {
      ...context,
      now: context.now + 600_000,
      by: 0,
      proof: 'p',
      isAnyway: false,
      ...more,
    },
  ) as Room

describe('a copy', () => {
  test.each<[string, Room, boolean]>([
    ['of a deal that nobody has answered', dealt, true],
    ['of a reveal', told, true],
    ['while somebody has answered in secret', act(dealt, 0, { type: 'answer', has: true }), false],
    ['of a game that was stopped', stopGame(told, rules, 0), false],
    ['of a lobby', leaveTable(told, played, 0), false],
  ])('%s: %s', (_, room, isThere) => {
    expect(copyIdOf(room, played) !== null).toBe(isThere)
    expect(copyGame(room, played, { ...context, away: [] }) !== null).toBe(isThere)
  })

  test('goes on with the next round and with every score, about nothing', () => {
    const state = copyGame(told, played, { ...context, away: [] }) as State
    expect(state.lost).toEqual(stateOf(told).lost)
    expect(state.card).toMatchObject({ phase: 'ask', prompt: { raw: 'thing 2' } })
    expect(state.deck.lists[0]).toEqual(texts.filter((text) => !tagged.includes(text)))
    expect(state.chances).toBeUndefined()
  })
})

describe('a game that comes back', () => {
  test('goes on with what happened on the phone, with its seats and the rest of its deck', () => {
    const room = back(told)
    const lost = stateOf(told).lost.map((count, seat) => count + (seat === 1 ? 1 : 0))
    expect(stateOf(room).lost).toEqual(lost)
    expect(stateOf(room).seating).toBe('own')
    expect(stateOf(room).deck.lists[0]?.toSorted()).toEqual(texts.toSorted())
    expect(stateOf(room).chances).toEqual(stateOf(told).chances)
    expect(room.seats).toEqual(told.seats)
    expect(room.game).toMatchObject({ dealtAtMs: context.now, stopped: false, isPaused: false })
    expect(room.seen?.['never-have-i-ever']).toContain(promptKey('thing 2'))
  })

  test('leaves out what crosses a line', () => {
    const lined = changeSeat(told, 1, { lines: ['exes'] })
    expect(stateOf(back(lined)).deck.lists[0]).not.toContain(tagged[1])
  })

  test('may end later by the time it was away', () => {
    const length = { lastRoundAtMs: 100_000, lastRevealAtMs: 200_000 }
    const timed = back({ ...told, game: told.game && { ...told.game, length } })
    expect(timed.game?.length).toEqual({ lastRoundAtMs: 700_000, lastRevealAtMs: 800_000 })
  })

  test('also where the room had waited for it', () => {
    const waiting = goAlong(told, copy, 1) as Room
    expect(waiting).toMatchObject({ game: null, taken: { seat: 0, atMs: 1 } })
    expect(goAlong(waiting, copy, 2)).toEqual(waiting)
    expect(back(waiting).game).toEqual(back(told).game)
    expect(back(waiting).taken).toBeNull()
  })

  test('twice is once', () => {
    const room = back(told)
    expect(back(room)).toBe(room)
    const on: Room = { ...room, game: room.game && { ...room.game, reveals: 9 } }
    expect(back(on)).toBe(on)
  })

  test('gives who came to the phone’s table a seat to claim, under an id of the room', () => {
    const join = (state: TableState) =>
      rules.join(state, { id: 'seat-9', name: 'Noah' }, { ...context, away: [] })
    const room = back(told, {}, playAlong(told, 1, join))
    expect(room.seats.at(-1)).toMatchObject({ name: 'Noah', tokenHash: null, playerId: 'seat-3' })
    expect(stateOf(room).players.at(-1)?.id).toBe('seat-3')
  })

  test('follows who left the room and who came', () => {
    const changed = sit(changeSeat(told, 2, { isGone: true }), 'Mia')
    const state = stateOf(back(changed))
    expect(state.left).toEqual([2])
    expect(state.players.at(-1)?.name).toBe('Mia')
  })

  test('goes on where as many came as left', () => {
    const without = [1, 2].reduce((room, seat) => changeSeat(room, seat, { isGone: true }), told)
    const came = back(['Noah', 'Mia'].reduce(sit, without))
    expect(came.game?.stopped).toBe(false)
    expect(back(without).game?.stopped).toBe(true)
  })

  test('ended on the phone, counts for the evening once', () => {
    const room = settle(told, back(told, {}, { ...playAlong(told, 1), isOver: true }))
    expect(room.evening.games).toBe(1)
    expect(room.game?.isScored).toBe(true)
    const scored = settle(told, stopGame(told, rules, context.now))
    expect(settle(scored, back(scored, { isAnyway: true })).evening).toEqual(scored.evening)
  })
})

describe('a room that has moved meanwhile', () => {
  const next = (room: Room) => {
    const later = { ...context, now: context.now + 60_000 }
    return applySeatMove(room, 0, { type: 'next' }, played, later) as Room
  }
  const again = answerAll(settle(told, next(told)))
  test.each<[string, Room]>([
    ['had another reveal', again],
    ['ended the game', settle(told, stopGame(told, rules, 0))],
    ['is in its lobby', leaveTable(told, played, 0)],
    ['plays another game', { ...told, game: told.game && { ...told.game, dealtAtMs: 5 } }],
    ['has said good night', endEvening(told, played, 0)],
    ['was brought it by another copy', back(told, { proof: 'other' })],
  ])('%s: it says so, and the host may choose', (_, moved) => {
    expect(back(moved)).toEqual({ refused: 'moved' })
    expect(goAlong(moved, copy, 1)).toEqual({ refused: 'moved' })
    expect(back(moved, { isAnyway: true, by: 1 })).toEqual({ refused: 'host-only' })
    expect(stateOf(back(moved, { isAnyway: true })).card.phase).toBe('story')
  })

  test('only by answers of the round that was open has not', () => {
    expect(back(act(next(told), 1, { type: 'answer', has: true }))).toHaveProperty('game')
  })
})
