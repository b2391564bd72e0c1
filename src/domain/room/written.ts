import { type Random, randomInt, shuffle } from '../random.ts'
import type { GameSlug } from '../table/game-slug.ts'
import { type Refusal, refuse } from '../table/refusal.ts'
import { isBlank, toOneLine } from '../visible-text.ts'
import { hasUnwanted } from './names.ts'
import type { Room, WrittenPrompt } from './room.ts'

/** Of a seat, before each game. */
export const maxWritten = 2
export const maxWrittenLength = 120
/** They come up among the first so many. */
const withinFirst = 12

export type WriteRefusal = 'prompt-missing' | 'prompt-unkind' | 'written-enough'

/** As it is kept. */
export function cleanPrompt(typed: string): string {
  return [...toOneLine(typed).trim()].slice(0, maxWrittenLength).join('')
}

export function writePrompt(
  room: Room,
  seat: number,
  { game, text: typed }: Pick<WrittenPrompt, 'game' | 'text'>,
): Room | Refusal<WriteRefusal> {
  const text = cleanPrompt(typed)
  if (isBlank(text)) return refuse('prompt-missing')
  if (hasUnwanted(text)) return refuse('prompt-unkind')
  const own = room.written.filter((prompt) => prompt.seat === seat && !prompt.isPlayed)
  if (own.some((prompt) => prompt.game === game && prompt.text === text)) return room
  if (own.length >= maxWritten) return refuse('written-enough')
  const id = 1 + Math.max(0, ...room.written.map((prompt) => prompt.id))
  return { ...room, written: [...room.written, { id, seat, game, text, isPlayed: false }] }
}

/** By its author, or by the host. */
export function removeWritten(room: Room, seat: number, id: number): Room {
  const isTheirs = (prompt: WrittenPrompt) => prompt.seat === seat || room.host === seat
  const written = room.written.filter((prompt) => prompt.id !== id || !isTheirs(prompt))
  return written.length === room.written.length ? room : { ...room, written }
}

/** By their words: in order of writing they would name authors. */
export function playedPrompts({
  written,
}: Pick<Room, 'written'>): Pick<WrittenPrompt, 'game' | 'text'>[] {
  return written
    .filter(({ isPlayed }) => isPlayed)
    .map(({ game, text }) => ({ game, text }))
    .sort((one, other) => one.text.localeCompare(other.text))
}

/** The table's own prompts at random places among the first: in order, they would name authors. */
export function mixInWritten(
  room: Room,
  game: GameSlug,
  lists: readonly (readonly string[])[],
  random: Random,
): { room: Room; lists: readonly (readonly string[])[] } {
  const due = room.written.filter((prompt) => prompt.game === game && !prompt.isPlayed)
  const [first = [], ...others] = lists
  if (due.length === 0) return { room, lists }
  const mixed = [...first]
  for (const { text } of shuffle(due, random)) {
    const places = Math.min(mixed.length, Math.max(withinFirst, due.length)) + 1
    mixed.splice(randomInt(places, random), 0, text)
  }
  const written = room.written.map((prompt) =>
    due.includes(prompt) ? { ...prompt, isPlayed: true } : prompt,
  )
  return { room: { ...room, written }, lists: [mixed, ...others] }
}
