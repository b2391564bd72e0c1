import type { OwnPhone } from '#games/parts/play-props.ts'
import type { WordProps } from './play-props.ts'

export type PhoneProps = WordProps & { own: OwnPhone }
