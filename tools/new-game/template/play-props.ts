import type { PlayProps } from '#games/parts/play-props.ts'
import type { Move, Options, View } from './rules.ts'

export type NewGameProps = PlayProps<View, Move, Options>
