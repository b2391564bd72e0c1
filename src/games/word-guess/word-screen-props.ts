import type { ScreenProps } from '#games/parts/screen-props.ts'
import type { Options } from './rules-options.ts'
import type { View } from './rules-state.ts'

export type WordScreenProps = ScreenProps<View, Options>
