import type { RoomSession } from '#browser/room/room-session.ts'
import type { RoomView } from '#contract/room-view.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Typing } from '#games/parts/typing.ts'

/** @param seated null on a screen without a seat */
export function typingOf(
  { code, table }: RoomView,
  seated: { session: RoomSession; seat: number } | null,
): Typing | null {
  if (!table?.speaking) return null
  const { part, typed } = table.speaking
  const read = typed.map(({ player, text }) => ({
    name: nameOf(table.players, player),
    text,
    isOwn: player === table.viewer,
  }))
  if (!seated || part === null) return { typed: read, own: null }
  const { session, seat } = seated
  const show = (text: string) => session.call({ do: 'type', part, text })
  return { typed: read, own: { id: `${code} ${seat} ${part}`, show } }
}
