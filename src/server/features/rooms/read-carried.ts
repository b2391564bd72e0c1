import type { CarriedGame } from '#contract/rooms.ts'
import { maxRoomSeats } from '#domain/room/limits.ts'
import { chosenTime } from '#domain/room/more-time.ts'
import { cleanSeatName, cleanSeatNames } from '#domain/room/names.ts'
import type { RoomContext } from '#domain/room/play.ts'
import type { Room, RoomGame } from '#domain/room/room.ts'
import { tableTime, withTime } from '#domain/table/more-time.ts'
import { maxSeats, type Player } from '#domain/table/players.ts'
import type { TableState } from '#domain/table/seating.ts'
import { isGameSlug } from '#games/room-rules.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { refuseSeat } from './refuse-seat.ts'
import { requireRules } from './room-rules.ts'

const maxIdLength = 64
/** Characters of a state in its row. */
export const maxStateLength = 512 * 1024

export type ReadGame = Pick<
  RoomGame,
  'slug' | 'rulesVersion' | 'options' | 'sober' | 'source' | 'topics' | 'state'
>

/**
 * A game of one phone with a phone each, as far as its rules can tell that they made it.
 * @returns names of the seats, null for who left
 * @throws AppError
 */
export async function readCarried(
  carried: CarriedGame,
  context: RoomContext,
): Promise<{ game: ReadGame; names: (string | null)[]; time: Pick<Room, 'time'> }> {
  const { game: slug, rulesVersion, state, options, source, topics, sober = false } = carried
  if (!isGameSlug(slug)) return refuseSeat('unknown-game')
  const { rules, readOptions } = await requireRules(slug)
  if (rulesVersion !== rules.version) throw new AppError('conflict', 'Reload this page first.')
  try {
    const names = cleanSeatNames(carried.names)
    const players = readPlayers(state.players, names)
    const sent = { ...(state as TableState), players }
    const time = chosenTime(sent)
    const table = withTime(sent, tableTime(time.time ?? 'usual'))
    const again = rules.reseat(table, 'own', { ...context, away: [] })
    const seated = rules.resume(rules.pause(again), context.now)
    for (const viewer of ['screen', 'audience', ...players.keys()] as const) {
      rules.view(seated, viewer)
    }
    rules.due(seated)
    rules.waitsFor(seated)
    rules.recap(seated)
    if (JSON.stringify(seated).length > maxStateLength) throw new Error()
    const played = { slug, rulesVersion, options: readOptions(options), source, sober }
    return { game: { ...played, ...(topics && { topics }), state: seated }, names, time }
  } catch {
    throw unreadable()
  }
}

export const unreadable = () => new AppError('invalid_request', 'The game could not be read.')

/** With the names of their seats. @throws where no game made them */
function readPlayers(sent: unknown, names: readonly (string | null)[]): Player[] {
  const players = Array.isArray(sent) ? (sent as Partial<Player>[]) : []
  const ids = new Set(players.map(({ id }) => id))
  const isRoom = names.filter((name) => name !== null).length <= maxRoomSeats
  if (ids.size !== players.length || ids.size === 0 || players.length > maxSeats || !isRoom)
    throw new Error()
  return players.map(({ id, name }, player) => {
    if (typeof id !== 'string' || id.length > maxIdLength) throw new Error()
    return { id, name: names[player] ?? cleanSeatName(String(name), []) }
  })
}
