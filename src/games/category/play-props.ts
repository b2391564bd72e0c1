import type { PlayProps } from '#games/kit/play-props.ts'
import type { Move, Options, View } from './rules.ts'

export type CategoryProps = PlayProps<View, Move, Options>
