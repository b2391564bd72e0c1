import type { PlayProps } from '#games/parts/play-props.ts'
import type { Move, View } from './rules.ts'
import type { Options } from './rules-options.ts'

export type MoreOrLessProps = PlayProps<View, Move, Options>
