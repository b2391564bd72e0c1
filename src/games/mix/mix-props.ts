import type { PlayProps } from '#games/parts/play-props.ts'
import type { View } from './rules.ts'
import type { Options } from './rules-options.ts'
import type { Card, Move } from './rules-state.ts'

export type MixProps = PlayProps<View, Move, Options>

export type CardProps<C extends Card> = MixProps & { card: C }
