import type { OwnPhone } from '#games/parts/play-props.ts'
import type { CicProps } from './play-props.ts'

export type PhoneProps = CicProps & { own: OwnPhone }
