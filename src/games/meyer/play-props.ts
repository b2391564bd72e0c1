import type { PlayProps } from '#games/kit/play-props.ts'
import type { View } from './rules.ts'
import type { Move, Options } from './rules-state.ts'

export type MeyerProps = PlayProps<View, Move, Options> & { openRules: () => void }
