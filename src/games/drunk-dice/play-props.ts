import type { PlayProps } from '#games/parts/play-props.ts'
import type { useShake } from '#games/parts/use-shake.ts'
import type { Options } from './rules-options.ts'
import type { Move } from './rules-state.ts'
import type { View } from './rules-view.ts'

export type DiceProps = PlayProps<View, Move, Options>

/** The throw in progress and its two triggers, the button and a shake of the phone. */
export type Throwing = {
  isRattling: boolean
  onThrow: () => void
  shake: ReturnType<typeof useShake>
}
