import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { NextButton } from '../parts/next-button.tsx'
import { PlayFrame } from '../parts/play-frame.tsx'
import { PromptCard } from '../parts/prompt-card.tsx'
import { RoundCount } from '../parts/round-count.tsx'
import { SeatChips } from '../parts/seat-chips.tsx'
import { useSeatsHere } from '../parts/seats-here.ts'
import type { VenuePlayProps } from './venue-play-props.ts'

const question = { raw: '', parts: [{ text: 'Who has the voice for it?' }] }

/** Before the first card, where one player reads all. */
export function VenueReader(play: VenuePlayProps) {
  const { view, players, sober, send } = play
  const here = useSeatsHere(players)
  const [chosen, setSeat] = useState(0)
  const seat = here.includes(chosen) ? chosen : (here[0] ?? 0)
  const begin = () => send({ type: 'read', seat })
  return (
    <PlayFrame
      play={play}
      onNext={begin}
      right={<RoundCount round={view.round} rounds={view.rounds} />}
      dock={
        <NextButton onPress={begin} note="and plays along all the same">
          {nameOf(players, seat)} reads
        </NextButton>
      }
    >
      <PromptCard lead="One reader tonight" prompt={question} players={players} sober={sober} />
      <SeatChips label="Who reads?" players={players} chosen={[seat]} onToggle={setSeat} />
    </PlayFrame>
  )
}
