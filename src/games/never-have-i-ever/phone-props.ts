import { capitalised, countWord } from '#domain/table/amount.ts'
import type { OwnPhone, PlayProps } from '#games/parts/play-props.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

export type PhoneProps = PlayProps<View, Move, Options> & { own: OwnPhone }

/** “Three have.” */
export function howMany(count: number): string {
  if (count === 0) return 'Nobody has.'
  return `${capitalised(countWord(count))} ${count === 1 ? 'has' : 'have'}.`
}
