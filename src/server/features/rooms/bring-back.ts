import type { ReturnedGame } from '#contract/rooms.ts'
import { bringBack, type CopyOf, goAlong } from '#domain/room/bring-back.ts'
import type { RoomContext } from '#domain/room/play.ts'
import type { Room } from '#domain/room/room.ts'
import { isRefusal, type Refusal } from '#domain/table/refusal.ts'
import { readCarried, unreadable } from './read-carried.ts'
import type { RoomChange } from './room-change.ts'
import { requireRules, rulesOf } from './room-rules.ts'

type Outcome = Refusal | null

/** The game of one phone comes back: read before anything is changed. @throws AppError */
export async function bringingBack(
  { game: carried, proof, isOver = false, isAnyway = false }: Omit<ReturnedGame, 'token'>,
  copy: CopyOf,
  context: RoomContext,
): Promise<RoomChange<Outcome>> {
  const { game } = await readCarried(carried, context)
  if (game.slug !== copy.slug) throw unreadable()
  const brought = await requireRules(game.slug)
  const by = copy.seat
  return {
    needs: game.slug,
    apply: (room, context) => {
      const played = { brought, current: rulesOf(room) }
      const change = { ...context, by, proof, isAnyway }
      const changed = attempt(() => bringBack(room, copy, { ...game, isOver }, played, change))
      return outcomeOf(room, changed)
    },
  }
}

/** What a phone sent may have any shape: rules that fail at it refuse it. @throws AppError */
function attempt(change: () => Room | Refusal): Room | Refusal {
  try {
    const changed = change()
    if (!isRefusal(changed) || changed.refused !== 'bad-game') return changed
  } catch {}
  throw unreadable()
}

/** A phone that lost the network has gone on with its copy. */
export function goingAlong(copy: CopyOf): RoomChange<Outcome> {
  return { apply: (room, { now }) => outcomeOf(room, goAlong(room, copy, now)) }
}

function outcomeOf(room: Room, changed: Room | Refusal): { room: Room; result: Outcome } {
  return isRefusal(changed)
    ? { room, result: changed as Refusal }
    : { room: changed as Room, result: null }
}
