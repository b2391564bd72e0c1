import type { PlayProps } from '#games/parts/play-props.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

export type MoreOrLessProps = PlayProps<View, Move, Options>
