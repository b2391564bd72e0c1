import { LiveRegion } from '../parts/live-region.tsx'
import { NextButton } from '../parts/next-button.tsx'
import { PlayFrame } from '../parts/play-frame.tsx'
import { useSkipUnfitCards } from './use-skip-unfit-cards.ts'
import { VenueCard } from './venue-card.tsx'
import { VenueLifted } from './venue-lifted.tsx'
import type { VenuePlayProps } from './venue-play-props.ts'
import { VenuePoints } from './venue-points.tsx'
import { VenueReader } from './venue-reader.tsx'

export function VenuePlay(props: VenuePlayProps) {
  return (
    <LiveRegion>
      <Screen {...props} />
    </LiveRegion>
  )
}

function Screen(props: VenuePlayProps) {
  const { isUnfit, canUndo, undo } = useSkipUnfitCards(props)
  const play = { ...props, canUndo, undo }
  const { phase, card, lifted } = play.view
  if (phase === 'reader') return <VenueReader {...play} />
  if (lifted) return <VenueLifted {...play} lifted={lifted} />
  if (phase === 'points' && card) return <VenuePoints {...play} card={card} />
  if (card && !isUnfit) return <VenueCard {...play} card={card} />
  // Shown until the effect skips it.
  const skip = () => play.send({ type: 'skip' })
  return (
    <PlayFrame
      play={play}
      onNext={skip}
      dock={
        <NextButton onPress={skip} note="that one was not for you">
          Next card
        </NextButton>
      }
    >
      {null}
    </PlayFrame>
  )
}
