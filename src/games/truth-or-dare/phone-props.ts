import type { OwnPhone, PlayProps } from '#games/parts/play-props.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

export type PhoneProps = PlayProps<View, Move, Options> & { own: OwnPhone }

/** Whose phone it is: the one who chooses and does it, one of the others, or one who only watches. */
export type Role = 'turn' | 'other' | 'watching'

export type RoleProps = PhoneProps & { role: Role }
