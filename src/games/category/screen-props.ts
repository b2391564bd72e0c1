import type { ScreenProps } from '#games/parts/screen-props.ts'
import type { Options, View } from './rules-state.ts'

export type Screen = ScreenProps<View, Options>
