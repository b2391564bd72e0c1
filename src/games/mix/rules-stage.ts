import type { State } from './rules-state.ts'

/** In the last third of a game that has an end, where the table wants it to build. */
export function isLastThird({ options, round }: Pick<State, 'options' | 'round'>): boolean {
  const { builds, cards } = options
  return builds && cards > 0 && round > (cards * 2) / 3
}

/** How often each point counts. */
export function stakeOf(state: Pick<State, 'options' | 'round'>): 1 | 2 {
  return isLastThird(state) ? 2 : 1
}
