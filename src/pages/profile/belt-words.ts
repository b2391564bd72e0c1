import type { BeltProgress } from '#domain/profile/belts.ts'
import { numberInWords } from '#ui/number-in-words.ts'

type BeltName = BeltProgress['belt']['name']

const lines: Record<BeltName, readonly string[]> = {
  White: ['Knows where', 'the door is.'],
  Yellow: ['Has read', 'the house rules.'],
  Orange: ['Bows first,', 'brags later.'],
  Green: ['Sits near', 'the snacks.'],
  Blue: ['Keeps score,', 'quietly.'],
  Brown: ['Passes the phone', 'without looking.'],
  Black: ['Nothing left', 'to prove.'],
}

export function beltLines({ belt }: BeltProgress): readonly string[] {
  return [`${belt.name} belt.`, ...lines[belt.name]]
}

/** What the next belt needs. */
export function nextBeltText({ next }: BeltProgress): string {
  if (next === null) return 'The last belt there is'
  const count = numberInWords(next.stampsToGo)
  const stamps = next.stampsToGo === 1 ? 'stamp' : 'stamps'
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} ${stamps} to ${next.belt.name.toLowerCase()}`
}
