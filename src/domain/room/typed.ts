import { type Refusal, refuse } from '../table/refusal.ts'
import { cleanTyped, type Speaking } from '../table/speaking.ts'
import { isBlank } from '../visible-text.ts'
import { hasUnwanted } from './names.ts'
import { isGameOver } from './play.ts'
import { isSeated, playerOf, type Room, type Typed } from './room.ts'
import type { RoomRules } from './room-rules.ts'

type TypeRefusal = 'not-speaking' | 'prompt-missing' | 'prompt-unkind'

/** What this seat would say now, by its id; null where it is not asked to speak. */
export function spokenPartOf(room: Room, played: RoomRules | null, seat: number): string | null {
  const speaking = speakingIn(room, played)
  const player = playerOf(room, seat)
  return speaking && player !== null && speaking.seats.includes(player) ? speaking.id : null
}

/** For everybody to read, in the place of what the seat typed before. */
export function typeSpoken(
  room: Room,
  seat: number,
  { part, text: typed }: Pick<Typed, 'part' | 'text'>,
  played: RoomRules | null,
): Room | Refusal<TypeRefusal> {
  if (spokenPartOf(room, played, seat) !== part) return refuse('not-speaking')
  const text = cleanTyped(typed)
  if (isBlank(text)) return refuse('prompt-missing')
  if (hasUnwanted(text)) return refuse('prompt-unkind')
  const others = typedIn(room, played).filter((other) => other.seat !== seat || other.part !== part)
  return { ...room, typed: [...others, { part, seat, text }] }
}

/** What is read now, the newest last. */
export function typedIn(room: Room, played: RoomRules | null): readonly Typed[] {
  const { typed = [] } = room
  const speaking = typed.length === 0 ? null : speakingIn(room, played)
  if (!speaking) return []
  const parts = [speaking.id, speaking.before]
  return typed.filter(({ part, seat }) => parts.includes(part) && isSeated(room, seat))
}

/** Nothing that was typed outlasts its part. */
export function forgetTyped(room: Room, played: RoomRules | null): Room {
  if (!room.typed) return room
  const typed = typedIn(room, played)
  if (typed.length === room.typed.length) return room
  const { typed: _, ...others } = room
  return typed.length > 0 ? { ...others, typed } : others
}

function speakingIn({ game }: Pick<Room, 'game'>, played: RoomRules | null): Speaking | null {
  if (!game || !played || isGameOver(game, played)) return null
  return played.rules.speaking?.(game.state) ?? null
}
