import type { PackCard } from '#contract/packs.ts'

const numbers = new Intl.NumberFormat('en-GB')

/** A count and what is counted: 1 play, 1,240 plays. */
export function withCount(count: number, one: string): string {
  return `${numbers.format(count)} ${one}${count === 1 ? '' : 's'}`
}

/** What is in a pack, in few words. */
export function factsOf({ promptCount, alcohol }: PackCard): string[] {
  return [withCount(promptCount, 'prompt'), ...(alcohol ? ['drinks'] : [])]
}

/** How a pack is liked. */
export function countsOf({ likes, plays }: PackCard): string[] {
  return [withCount(likes, 'like'), withCount(plays, 'play')]
}
