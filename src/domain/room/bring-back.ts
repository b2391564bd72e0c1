import { drawnSince, rejoinDeck } from '../prompts/deck-copy.ts'
import { promptKey, remember } from '../prompts/memory.ts'
import type { GameSlug } from '../table/game-slug.ts'
import { isBotPlayer, type Player } from '../table/players.ts'
import { type Refusal, refuse } from '../table/refusal.ts'
import type { TableState } from '../table/seating.ts'
import { addCounts } from '../table/standings.ts'
import { leaveTable } from './evening.ts'
import { isSameTable } from './is-same-table.ts'
import { awayAfterMs, maxRoomSeats } from './limits.ts'
import { leaveOutCrossed, spareSeats } from './lines.ts'
import { isGameOver, joinGame, leaveGame, type RoomContext, stopWithTooFew } from './play.ts'
import { isSeatHere } from './presence.ts'
import { playerOf, type Room, type RoomGame, seatOfPlayer, seatsOf } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { addSeat } from './seats.ts'

/** The game and moment of a copy. */
export type CopyOf = {
  seat: number
  slug: GameSlug
  /** Names the game. */
  dealtAtMs: number
  reveals: number
  /** Epoch milliseconds. */
  atMs: number
}

/** A game as one phone has gone on with it, read and checked. */
export type BroughtGame = Pick<
  RoomGame,
  'slug' | 'rulesVersion' | 'options' | 'sober' | 'source' | 'topics'
> & {
  /** With a phone each. */
  state: TableState
  /** It was ended on that phone. */
  isOver: boolean
}

/** The room's game of that copy, on its table or on a phone; null where it is gone. */
export function gameOfCopy({ game, taken }: Room, { dealtAtMs }: CopyOf): RoomGame | null {
  const known = game ?? taken?.game
  return known?.dealtAtMs === dealtAtMs ? known : null
}

/** Whether the room has gone on since, or its own game is over. */
export function hasMoved(room: Room, copy: CopyOf): boolean {
  const own = gameOfCopy(room, copy)
  return (
    !own || room.isNight || own.stopped || !!own.isScored || (own.reveals ?? 0) !== copy.reveals
  )
}

/** The host's phone goes on with its copy: the room waits, and shows where its game is. */
export function goAlong(room: Room, copy: CopyOf, now: number): Room | Refusal {
  const { game } = room
  if (hasMoved(room, copy)) return refuse('moved')
  if (!game) return room
  return { ...room, game: null, former: null, taken: { seat: copy.seat, atMs: now, game } }
}

/**
 * The table of one phone in the place of the room's.
 * @param isAnyway the room's own game goes, where it has moved
 */
export function bringBack(
  before: Room,
  copy: CopyOf,
  { isOver, ...brought }: BroughtGame,
  played: { brought: RoomRules; current: RoomRules | null },
  { by, proof, isAnyway, ...context }: RoomContext & By,
): Room | Refusal {
  if (before.game?.brought === proof) return before
  if (hasMoved(before, copy)) {
    if (!isAnyway) return refuse('moved')
    if (before.host !== by) return refuse('host-only')
  }
  const own = gameOfCopy(before, copy)
  if (own && !isSameTable(brought.state, own.state)) return refuse('bad-game')
  const room = own || !before.game ? before : leaveTable(before, played.current, context.now)
  const { state: sent, ...game } = brought
  const state = own ? withRoomsOwn(sent, own, brought, played.brought) : sent
  const seated = seatNewcomers(noteDrawn(room, state, own, brought), state, context.now)
  const back: Room = {
    ...seated.room,
    pick: game.slug,
    taken: null,
    former: null,
    isNight: false,
    next: null,
    game: {
      ...game,
      state: seated.state,
      stopped: isOver,
      isPaused: false,
      waits: {},
      brought: proof,
      dealtAtMs: copy.dealtAtMs,
      reveals: (own?.reveals ?? copy.reveals) + 1,
      isNew: true,
      gathersUntilMs: context.now + awayAfterMs,
      ...(own?.length && { length: lengthen(own.length, context.now - copy.atMs) }),
      ...(isCounted(room, copy, own) && { isScored: true }),
    },
  }
  return matchSeats(back, played.brought, context)
}

type By = {
  /** The seat that brings it. */
  by: number
  proof: string
  isAnyway: boolean
}

/** Adds what the copy lacked: the rest of its deck, and the secret counts of seats. */
function withRoomsOwn(
  state: TableState,
  { state: own, source }: RoomGame,
  brought: Pick<RoomGame, 'source'>,
  { rules }: RoomRules,
): TableState {
  const decked = brought.source === source ? rejoinDeck(state, own) : state
  const counts = (rules.secretCounts ?? []).map((name) => {
    const [here, there] = [decked, own].map((each) => (each as Record<string, unknown>)[name])
    return [name, addCounts(here as number[], there as number[])]
  })
  return { ...decked, ...Object.fromEntries(counts), ...(own.chances && { chances: own.chances }) }
}

/** The room has seen what came up on the phone. */
function noteDrawn(
  room: Room,
  state: TableState,
  own: RoomGame | null,
  { slug }: Pick<RoomGame, 'slug'>,
): Room {
  const drawn = own ? drawnSince(state, own.state) : []
  if (drawn.length === 0) return room
  const seen = drawn.map(promptKey).reduce(remember, room.seen?.[slug] ?? [])
  return { ...room, seen: { ...room.seen, [slug]: seen } }
}

/** Who came to the table of one phone gets a seat to claim, while there is one. */
function seatNewcomers(
  room: Room,
  state: TableState,
  now: number,
): { room: Room; state: TableState } {
  let seated = room
  const players = state.players.map((player): Player => {
    const known = room.seats.find(({ playerId }) => playerId === player.id)
    if (known) return { ...player, name: known.name }
    if (isBotPlayer(player) || seatsOf(seated).length >= maxRoomSeats) return player
    seated = addSeat(seated, { name: player.name, tokenHash: null }, now)
    return { ...player, id: seated.seats.at(-1)?.playerId ?? player.id }
  })
  return { room: seated, state: { ...state, players } }
}

/** Who left the room meanwhile leaves the game, and who came joins it. */
function matchSeats(back: Room, played: RoomRules, context: RoomContext): Room {
  if (!back.game || isGameOver(back.game, played)) return back
  const left = [...back.game.state.players.keys()].reduce((room, player) => {
    const seat = seatOfPlayer(room, player)
    const isOut = seat !== null && (room.seats[seat]?.isGone || room.sitOut.includes(seat))
    return isOut ? leaveGame(room, seat, played, context) : room
  }, back)
  const joined = seatsOf(left).reduce(
    (room, seat) =>
      playerOf(room, seat) === null && isSeatHere(room, seat)
        ? joinGame(room, seat, played, context)
        : room,
    left,
  )
  const matched = leaveOutCrossed(spareSeats(joined, context.random), played.rules)
  const stopped = stopWithTooFew(matched, played, context.now)
  // The table stays, so that the same copy sent again is known.
  return stopped.game ? stopped : matched
}

function lengthen({ lastRoundAtMs, lastRevealAtMs }: NonNullable<RoomGame['length']>, ms: number) {
  return { lastRoundAtMs: lastRoundAtMs + ms, lastRevealAtMs: lastRevealAtMs + ms }
}

/** Whether the evening has counted the room's game already: it counts once. */
function isCounted({ evening }: Room, copy: CopyOf, own: RoomGame | null): boolean {
  const counted = (evening.results ?? []).some(({ fromMs }) => fromMs === copy.dealtAtMs)
  return own?.isScored === true || counted
}
