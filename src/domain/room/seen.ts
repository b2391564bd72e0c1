import { type PromptMemory, promptKey, remember } from '../prompts/memory.ts'
import type { GameSlug } from '../table/game-slug.ts'
import { isGameOver } from './play.ts'
import type { Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'

const maxSeen = 400

type Lists = readonly (readonly string[])[]

/** After every change: the prompt on the table has been seen by the room. */
export function noteSeen(room: Room, played: RoomRules): Room {
  const { game, seen = {} } = room
  const prompt = game && !isGameOver(game, played) ? played.rules.prompt(game.state) : null
  if (!game || prompt === null) return room
  const before = seen[game.slug] ?? []
  const key = promptKey(prompt)
  if (before.at(-1) === key) return room
  return { ...room, seen: { ...seen, [game.slug]: remember(before, key).slice(-maxSeen) } }
}

/** What the room has seen comes after all else, the longest ago first. */
export function seenLast({ seen = {} }: Pick<Room, 'seen'>, slug: GameSlug, lists: Lists): Lists {
  const { [slug]: own = [], ...others } = seen
  const memory = [...Object.values<PromptMemory>(others).flat(), ...own]
  const ageOf = new Map(memory.map((key, at) => [key, at]))
  const age = (prompt: string) => ageOf.get(promptKey(prompt)) ?? -1
  return lists.map((prompts) => prompts.toSorted((one, other) => age(one) - age(other)))
}

/**
 * Keys of prompts for the phones to remember, once the game is over; without the prompt that the host
 * may still go back to.
 */
export function seenOfGame({ game, seen = {} }: Room, played: RoomRules): readonly string[] {
  if (!game || !isGameOver(game, played)) return []
  const open = played.rules.prompt(game.state)
  const keys = seen[game.slug] ?? []
  return open === null ? keys : keys.filter((key) => key !== promptKey(open))
}
