import { pick, type Random, randomInt } from '../random.ts'
import type { Seat } from '../table/players.ts'
import { type Seats, seatAfter, seatsHere } from '../table/presence.ts'

export type PromptPart = { text: string } | { seat: Seat } | { sips: number }

export type FilledPrompt = {
  raw: string
  parts: PromptPart[]
}

const placeholder = /(\{player\}|\{other\}|\{sips\})/
const maxSips = 3

/** Of prompts and of bars' cards. */
export function hasNoPrice(raw: string): boolean {
  return !/\{(?:sips|n)\}/.test(raw)
}

/**
 * Fills {player} with `seat` and {other} with another seat, least mentioned first.
 * @param mentions how often each seat has been {other}
 * @param absent seats that are never {other}
 */
export function fillPrompt(
  raw: string,
  seat: Seat,
  mentions: readonly number[],
  random: Random,
  absent: readonly Seat[] = [],
): { filled: FilledPrompt; mentions: number[] } {
  const counted = [...mentions]
  const named = new Set<Seat>([seat, ...absent])
  const parts = raw
    .split(placeholder)
    .filter((piece) => piece !== '')
    .map((piece): PromptPart => {
      if (piece === '{player}') return { seat }
      if (piece === '{sips}') return { sips: 1 + randomInt(maxSips, random) }
      if (piece !== '{other}') return { text: piece }
      const other = leastMentioned(counted, named, random)
      if (other === null) return { text: 'somebody' }
      counted[other] = (counted[other] ?? 0) + 1
      named.add(other)
      return { seat: other }
    })
  return { filled: { raw, parts }, mentions: counted }
}

/** The next on the left takes the place of a player who left. */
export function replaceAbsentPlayer(prompt: FilledPrompt, gone: Seat, seats: Seats): FilledPrompt {
  const isNamed = (seat: Seat) => prompt.parts.some((part) => 'seat' in part && part.seat === seat)
  if (!isNamed(gone)) return prompt
  const free = seatsHere(seats).filter((seat) => !isNamed(seat))
  const another: PromptPart =
    free.length > 0 ? { seat: seatAfter(free, gone) } : { text: 'somebody' }
  const parts = prompt.parts.map((part) => ('seat' in part && part.seat === gone ? another : part))
  return { ...prompt, parts }
}

function leastMentioned(
  mentions: readonly number[],
  named: ReadonlySet<Seat>,
  random: Random,
): Seat | null {
  const free = mentions.map((_, seat) => seat).filter((seat) => !named.has(seat))
  if (free.length === 0) return null
  const fewest = Math.min(...free.map((seat) => mentions[seat] ?? 0))
  return pick(
    free.filter((seat) => mentions[seat] === fewest),
    random,
  )
}
