import type { PlayProps } from '#games/parts/play-props.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

export type MostLikelyProps = PlayProps<View, Move, Options>

export const leadIn = 'Who is most likely to…'
