import type { Seat } from '#domain/table/players.ts'
import type { OwnPhone, PlayProps } from '#games/parts/play-props.ts'
import type { Options } from './rules-options.ts'
import type { Move } from './rules-state.ts'
import type { View } from './rules-view.ts'

export type MeyerProps = PlayProps<View, Move, Options> & { openRules: () => void }

export type PhoneProps = MeyerProps & { own: OwnPhone; viewer: Seat }
