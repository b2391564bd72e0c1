import { LiveRegion } from '../parts/live-region.tsx'
import { useSeatsHere } from '../parts/seats-here.ts'
import { PhoneAct } from './phone-act.tsx'
import { PhoneAgree } from './phone-agree.tsx'
import { PhoneDrawing } from './phone-drawing.tsx'
import { PhoneLifted } from './phone-lifted.tsx'
import { PhoneNumber } from './phone-number.tsx'
import type { CardProps, PhoneProps } from './phone-props.ts'
import { PhoneRace } from './phone-race.tsx'
import { PhoneShown } from './phone-shown.tsx'
import { PhoneTruth } from './phone-truth.tsx'
import { PhoneVerdict } from './phone-verdict.tsx'
import { PhoneVote } from './phone-vote.tsx'
import { useIsDrawn } from './use-draw.ts'
import type { VenuePlayProps } from './venue-play-props.ts'

/** A bar's cards on a player's own phone. */
export function PhonePlay(play: VenuePlayProps) {
  const { own } = play
  return <LiveRegion>{own && <Screen {...play} own={own} />}</LiveRegion>
}

function Screen(phone: PhoneProps) {
  const { view, players, viewer } = phone
  const { card, play, lifted, phase, round } = view
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  if (lifted && play) return <PhoneLifted {...phone} lifted={lifted} wakesAtMs={play.wakesAtMs} />
  if (!card || !play) return null
  const props = { ...phone, card, cardPlay: play, isPlaying }
  return phase === 'shown' ? <PhoneShown key={round} {...props} /> : <OnTable {...props} />
}

/** With a TV, the card is drawn there first. */
function OnTable(props: CardProps) {
  const { own, cardPlay } = props
  const isDrawn = useIsDrawn(cardPlay.drawnAtMs)
  if (own.hasScreen && !isDrawn) return <PhoneDrawing {...props} />
  return <Step key={cardPlay.drawnAtMs} {...props} />
}

function Step(props: CardProps) {
  const { does } = props.card
  switch (props.cardPlay.step) {
    case 'act':
      return <PhoneAct {...props} />
    case 'agree':
      return <PhoneAgree {...props} />
    case 'truth':
      return <PhoneTruth {...props} />
    case 'wait':
      return <PhoneRace {...props} />
    case 'answer':
      if (does === 'versus') return <PhoneVerdict {...props} />
      if (does === 'number') return <PhoneNumber {...props} />
      return does === 'race' ? <PhoneRace {...props} /> : <PhoneVote {...props} />
  }
}
