import type { PlayProps } from '#games/parts/play-props.ts'
import type { Move, Options, View } from './rules-state.ts'

export type CategoryProps = PlayProps<View, Move, Options> & {
  /** What every answer begins with. */
  letter?: string
}
