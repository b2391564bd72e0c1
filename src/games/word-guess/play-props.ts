import type { PlayProps } from '#games/kit/play-props.ts'
import type { Move, Options, View } from './rules-state.ts'

export type WordProps = PlayProps<View, Move, Options>
