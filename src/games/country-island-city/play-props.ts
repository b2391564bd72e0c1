import type { PlayProps } from '#games/parts/play-props.ts'
import type { View } from './rules.ts'
import type { Move, Options } from './rules-state.ts'

export type CicProps = PlayProps<View, Move, Options>
