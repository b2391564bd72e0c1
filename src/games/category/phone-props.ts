import { capitalised, countWord } from '#domain/table/amount.ts'
import { listNames } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import type { OwnPhone } from '#games/parts/play-props.ts'
import type { CategoryProps } from './play-props.ts'
import type { View } from './rules-state.ts'

export type PhoneProps = CategoryProps & { own: OwnPhone }

/** “Noah and Ida called it. Two did not.” Right calls are named, wrong ones counted. */
export function callWords(
  { knew, wrongCalls }: Pick<View, 'knew' | 'wrongCalls'>,
  players: readonly Player[],
): string {
  const right = knew.length > 0 ? `${listNames(players, knew)} called it.` : ''
  if (wrongCalls === 0) return right
  if (!right) return 'Nobody called it.'
  return `${right} ${capitalised(countWord(wrongCalls))} did not.`
}
