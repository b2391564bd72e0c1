import type { PlayProps } from '#games/kit/play-props.ts'
import type { Move, Options, View } from './rules.ts'

export type NewGameProps = PlayProps<View, Move, Options>
