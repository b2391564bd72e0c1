import { useState } from 'react'
import { listNames } from '#domain/table/names.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import type { Seat } from '#domain/table/players.ts'
import type { DealtCard } from '#domain/venue/state.ts'
import { BackButton } from '../parts/back-button.tsx'
import { NextButton } from '../parts/next-button.tsx'
import { PlayFrame } from '../parts/play-frame.tsx'
import { PromptCard } from '../parts/prompt-card.tsx'
import { gameProgress, RoundCount } from '../parts/round-count.tsx'
import { SeatChips } from '../parts/seat-chips.tsx'
import { aheadLine } from './price-line.ts'
import type { VenuePlayProps } from './venue-play-props.ts'

/** Sober tables: who takes the card's points. */
export function VenuePoints(play: VenuePlayProps & { card: DealtCard }) {
  const { view, players, sober, send, card } = play
  const { round, rounds, points } = view
  const [seats, setSeats] = useState<readonly Seat[]>([])
  const price = penaltyText(card.amount, 'points')
  const toggle = (seat: Seat) =>
    setSeats(
      seats.includes(seat)
        ? seats.filter((other) => other !== seat)
        : [...seats, seat].sort((one, other) => one - other),
    )
  const take = () => send({ type: 'take', seats })
  return (
    <PlayFrame
      play={play}
      onNext={take}
      right={<RoundCount round={round} rounds={rounds} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton
            onPress={take}
            note={seats.length === 0 ? 'no points this time' : listNames(players, seats)}
          >
            {seats.length === 0 ? 'Nobody' : 'Count them'}
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead="Points"
        prompt={{ raw: '', parts: [{ text: `Who takes ${price}?` }] }}
        players={players}
        sober={sober}
        progress={gameProgress(round, rounds)}
        rule={aheadLine({ players, points })}
      />
      <SeatChips
        label="Tap everybody who does"
        players={players}
        chosen={seats}
        onToggle={toggle}
      />
    </PlayFrame>
  )
}
