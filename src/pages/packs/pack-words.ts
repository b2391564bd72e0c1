import type { PackCard } from '#contract/packs.ts'

const numbers = new Intl.NumberFormat('en-GB')

/** 1 play, 1,240 plays. */
export function withCount(count: number, one: string): string {
  return `${numbers.format(count)} ${one}${count === 1 ? '' : 's'}`
}

export function factsOf({ promptCount, alcohol }: PackCard): string[] {
  return [withCount(promptCount, 'prompt'), ...(alcohol ? ['drinks'] : [])]
}

export function formatCounts({ likes, plays }: PackCard): string[] {
  return [withCount(likes, 'like'), withCount(plays, 'play')]
}
