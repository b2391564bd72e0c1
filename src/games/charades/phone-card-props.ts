import type { Seat } from '#domain/table/players.ts'
import type { OwnPhone, PlayProps } from '#games/parts/play-props.ts'
import type { CardMove, CardView } from './card.ts'

export type CardPhoneProps = PlayProps<
  CardView & { turn: Seat; round: number; rounds: number },
  CardMove | { type: 'skip' },
  unknown
> & { own: OwnPhone }
