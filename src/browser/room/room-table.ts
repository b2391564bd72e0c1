import type { RoomTable } from '#contract/room-view.ts'
import { copyKeys } from '#domain/prompts/tags.ts'
import type { Table, TableSnapshot } from '#domain/table/table.ts'
import type { RoomSession } from './room-session.ts'

/**
 * A game that a room's server holds, by the same contract as the phone's own: a move is sent, and
 * what came of it is in the next view.
 */
export function openRoomTable<View, Move, Options>(
  session: RoomSession,
  slug: string,
  readOptions: (saved: unknown) => Options,
  /** As a game that starts has them. */
  lengthOf: (options: Options) => { options: Options; minutes?: 12 } = (options) => ({ options }),
): Table<View, Move, Options> {
  let source = session.current()
  let snapshot = makeSnapshot()

  function makeSnapshot(): TableSnapshot<View, Options> {
    const { room, notice } = source
    const table = room?.table?.game === slug ? (room.table as RoomTable<View, unknown>) : null
    return { table: table && { ...table, options: readOptions(table.options) }, notice }
  }

  function current(): TableSnapshot<View, Options> {
    const next = session.current()
    const isSame = next.room?.table === source.room?.table && next.notice === source.notice
    source = next
    if (!isSame) snapshot = makeSnapshot()
    return snapshot
  }

  /** The room's seat of a player. */
  function remove(player: number): void {
    const seat = session.current().room?.seats.find((other) => other.player === player)?.seat
    if (seat !== undefined) session.call({ do: 'remove', seat })
  }

  const copyLists = (lists: readonly (readonly string[])[]) => lists.map((list) => [...list])
  const nothing = () => {}
  return {
    subscribe: session.subscribe,
    current,
    start: ({ options, lists, sober, topics }, from) =>
      session.call({
        do: 'start',
        game: slug,
        ...lengthOf(options),
        sober,
        lists: copyLists(lists),
        source: from ?? null,
        ...(topics && { topics: copyKeys(topics) }),
      }),
    send: (move) => session.move(move as { type: string }),
    changePacks: (lists, from, topics) =>
      session.call({
        do: 'change-packs',
        lists: copyLists(lists),
        source: from ?? null,
        ...(topics && { topics: copyKeys(topics) }),
      }),
    stop: () => session.call({ do: 'end' }),
    clear: () => session.call({ do: 'end' }),
    leave: () => session.call({ do: 'leave' }),
    remove,
    dismissNotice: session.dismissNotice,
    changeSober: (isOn) => session.call({ do: 'sober', isOn }),
    // In a room each phone joins by itself; the server runs the clocks.
    join: nothing,
    carryOn: nothing,
    pause: nothing,
    undo: nothing,
  }
}
