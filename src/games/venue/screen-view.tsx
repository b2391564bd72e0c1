import { useState } from 'react'
import { ScreenFrame, ScreenPrompt } from '../parts/screen-frame.tsx'
import { ScreenBand } from './screen-band.tsx'
import { ScreenCard, statusOf } from './screen-card.tsx'
import { drawRitualOf } from './screen-draw.tsx'
import { ScreenOutcome } from './screen-outcome.tsx'
import { useIsDrawn } from './use-draw.ts'
import { useSteps } from './use-steps.ts'
import type { CardScreen, VenueScreen } from './venue-screen-props.ts'
import { roomText } from './words-of-card.ts'

/** A bar's cards on the TV: no drink, nobody's vote before its time. */
export function ScreenView(screen: VenueScreen) {
  const { view } = screen
  const { round, rounds, phase, card, play, lifted } = view
  const dealt = card && play && { ...screen, card, cardPlay: play }
  return (
    <ScreenFrame
      screen={screen}
      count={round}
      note={
        <>
          of {rounds}
          <br />
          cards
        </>
      }
    >
      {lifted ? (
        <Lifted {...screen} lifted={lifted} />
      ) : dealt && phase === 'shown' ? (
        <ScreenOutcome key={round} {...dealt} />
      ) : (
        dealt && <DrawnCard key={`${round} ${dealt.cardPlay.drawnAtMs}`} {...dealt} />
      )}
    </ScreenFrame>
  )
}

/** The deck's ritual, then the card. A screen that comes late sees no ritual. */
function DrawnCard(screen: CardScreen) {
  const { game, options, card, cardPlay } = screen
  const { Ritual, timesMs, onStep } = drawRitualOf(options.deck ?? game.slug)
  const isPast = useIsDrawn(cardPlay.drawnAtMs)
  const [isLate] = useState(isPast)
  const step = useSteps(isLate ? [] : timesMs, onStep)
  const isOver = isLate || step >= timesMs.length
  return (
    <>
      <Ritual screen={screen} step={step} isOver={isOver} target={card.a}>
        <ScreenCard {...screen} isFresh={!isLate} isDrawn={isOver} />
      </Ritual>
      <ScreenBand screen={screen} {...(isOver && statusOf(screen))} />
    </>
  )
}

type LiftedProps = VenueScreen & { lifted: NonNullable<VenueScreen['view']['lifted']> }

function Lifted(screen: LiftedProps) {
  const { lifted, players } = screen
  return (
    <>
      <ScreenPrompt lead={`End card: ${lifted.name}`}>
        {roomText(lifted.lifted, players)}
      </ScreenPrompt>
      <ScreenBand screen={screen} status={{ words: 'Lifted', note: 'anybody taps it' }} />
    </>
  )
}
