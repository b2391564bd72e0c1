import type { OwnPhone } from '#games/parts/play-props.ts'
import type { CicProps } from './play-props.ts'
import type { SpokenView } from './rules-view.ts'

export type PhoneProps = CicProps & { own: OwnPhone }

export type SpokenProps = PhoneProps & { spoken: SpokenView }
