import { LookUp } from '../parts/look-up.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { CardProps } from './phone-props.ts'

/** While the TV draws the card. */
export function PhoneDrawing(props: CardProps) {
  return (
    <PhoneFrame phone={props} title="Look up" dock={null}>
      <LookUp>The next card is on its way.</LookUp>
    </PhoneFrame>
  )
}
