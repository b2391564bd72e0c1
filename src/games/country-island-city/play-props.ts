import type { PlayProps } from '#games/parts/play-props.ts'
import type { Options } from './rules-options.ts'
import type { Move } from './rules-state.ts'
import type { View } from './rules-view.ts'

export type CicProps = PlayProps<View, Move, Options>
