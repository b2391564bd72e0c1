import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { NextSlab } from './next-slab.tsx'
import { PlayFrame } from './play-frame.tsx'
import { PromptCard } from './prompt-card.tsx'
import { RoundCount } from './round-count.tsx'
import { SeatChips } from './seat-chips.tsx'
import { useHere } from './seats-here.ts'
import type { VenuePlayProps } from './venue-play.tsx'

const question = { raw: '', parts: [{ text: 'Who has the voice for it?' }] }

/** Before the first card, where one of them reads all evening. */
export function VenueReader(play: VenuePlayProps) {
  const { view, players, sober, send } = play
  const here = useHere(players)
  const [chosen, setSeat] = useState(0)
  const seat = here.includes(chosen) ? chosen : (here[0] ?? 0)
  const begin = () => send({ type: 'read', seat })
  return (
    <PlayFrame
      play={play}
      onNext={begin}
      right={<RoundCount round={view.round} rounds={view.rounds} />}
      dock={
        <NextSlab onPress={begin} note="and plays along all the same">
          {nameOf(players, seat)} reads
        </NextSlab>
      }
    >
      <PromptCard lead="One reader tonight" prompt={question} players={players} sober={sober} />
      <SeatChips label="Who reads?" players={players} chosen={[seat]} onToggle={setSeat} />
    </PlayFrame>
  )
}
