import type { ScreenProps } from '#games/parts/screen-props.ts'
import type { Options } from './rules-options.ts'
import type { View } from './rules-view.ts'

export type CicScreen = ScreenProps<View, Options>
