import { hasPlayersPack } from '../packs/menu-pack.ts'
import { promptKey } from '../prompts/memory.ts'
import type { Seat } from '../table/players.ts'
import type { Recap } from '../table/recap.ts'
import { isGameOver } from './play.ts'
import { type Evening, type Room, type RoomGame, seatOfPlayer } from './room.ts'
import type { RoomRules } from './room-rules.ts'

/** A seat's evening over all games. A shared place is the first of those it takes. */
export type EveningRow = { seat: number; place: number; points: number; wins: number }

/** Milliseconds: half of “about twelve minutes”. A game stopped before counts half. */
const halfGameMs = 6 * 60_000
const maxPoints = 10

/**
 * Points that each row gets: 10 for the first of n, none for the last, between them by place. A
 * shared place gets the mean, so every game hands out 5n.
 */
export function placePoints(rows: readonly { place: number }[]): number[] {
  const count = rows.length
  if (count < 2) return rows.map(() => 0)
  return rows.map(({ place }) => {
    const sharing = rows.filter((other) => other.place === place).length
    const mean = place + (sharing - 1) / 2
    return Math.round((maxPoints * (count - mean)) / (count - 1))
  })
}

/** Once for each game, as soon as it is over. Who plays their first starts level with the last. */
export function scoreEvening(room: Room, played: RoomRules | null, now: number): Room {
  const { game, evening } = room
  if (!game || !played || game.isScored || !isGameOver(game, played)) return room
  const scored = { ...room, game: { ...game, isScored: true as const } }
  const recap = played.rules.recap(game.state)
  const { rows, winners } = recap
  const placed = rows.flatMap(({ seat, place }) => (place === null ? [] : { seat, place }))
  if (placed.length < 2) return scored
  const share = played.rules.ended(game.state) || now - game.dealtAtMs >= halfGameMs ? 1 : 0.5
  const gained = placePoints(placed)
  const level = Math.min(...Object.values(evening.points), Infinity)
  const points = { ...evening.points }
  const wins = { ...evening.wins }
  for (const [at, { seat: player }] of placed.entries()) {
    const seat = seatOfPlayer(room, player)
    if (seat === null) continue
    const before = points[seat] ?? (evening.games > 0 && level < Infinity ? level : 0)
    points[seat] = before + Math.round((gained[at] ?? 0) * share)
    wins[seat] = (wins[seat] ?? 0) + (winners.includes(player) ? 1 : 0)
  }
  const last = placed.reduce((lowest, row) => (row.place > lowest.place ? row : lowest))
  const lastSeat = seatOfPlayer(room, last.seat)
  return {
    ...scored,
    evening: {
      games: evening.games + 1,
      points,
      wins,
      ...(lastSeat !== null && { lastSeat }),
      played: [...(evening.played ?? []), game.slug],
      ...addResult(room, game, recap, now),
    },
  }
}

function addResult(
  room: Room,
  game: RoomGame,
  { winners, feats = [], bestPrompt }: Recap,
  now: number,
): Pick<Evening, 'results' | 'feats' | 'bestPrompt'> {
  const { evening } = room
  const seatsOfPlayers = (players: readonly Seat[]) =>
    players.flatMap((player) => seatOfPlayer(room, player) ?? [])
  const counted = { ...evening.feats }
  for (const { feat, seat: player, count } of feats) {
    for (const seat of seatsOfPlayers([player])) {
      counted[seat] = { ...counted[seat], [feat]: (counted[seat]?.[feat] ?? 0) + count }
    }
  }
  const { slug, dealtAtMs: fromMs } = game
  const mayShow = bestPrompt !== undefined && room.spice < 3 && isForAnybody(game, bestPrompt)
  return {
    results: [
      ...(evening.results ?? []),
      { game: slug, winners: seatsOfPlayers(winners), fromMs, toMs: now },
    ],
    feats: counted,
    ...(evening.bestPrompt !== undefined && { bestPrompt: evening.bestPrompt }),
    ...(mayShow && { bestPrompt }),
  }
}

/** Of our packs, and about no topic: what players wrote may be about anything. */
function isForAnybody({ topics, source }: RoomGame, prompt: string): boolean {
  if (!topics || hasPlayersPack(source)) return false
  const key = promptKey(prompt)
  return Object.values(topics).every((keys) => !keys.includes(key))
}

/** A game that has begun counts for the evening, whenever it is left. */
export function leaveTable(room: Room, played: RoomRules | null, now: number): Room {
  const { game } = room
  if (!game || !(played?.rules.hasBegun?.(game.state) ?? true)) return { ...room, game: null }
  return { ...scoreEvening({ ...room, game: { ...game, stopped: true } }, played, now), game: null }
}

export function endEvening(room: Room, played: RoomRules | null, now: number): Room {
  return { ...leaveTable(room, played, now), isNight: true, next: null }
}

/** Best first; seats that left are not in it. */
export function eveningRows({ evening, seats }: Pick<Room, 'evening' | 'seats'>): EveningRow[] {
  const rows = Object.entries(evening.points)
    .map(([seat, points]) => ({
      seat: Number(seat),
      points,
      wins: evening.wins[Number(seat)] ?? 0,
    }))
    .filter(({ seat }) => seats[seat]?.isGone === false)
    .sort((one, other) => other.points - one.points || one.seat - other.seat)
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.filter(({ points }) => points > row.points).length,
  }))
}
