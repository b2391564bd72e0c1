import type { PlayProps } from '#games/parts/play-props.ts'
import type { Move, Options, View } from './rules.ts'

export type MostLikelyProps = PlayProps<View, Move, Options>

export const leadIn = 'Who is most likely to…'
