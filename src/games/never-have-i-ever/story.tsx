import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import type { PlayProps } from '#games/kit/play-props.ts'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { Slab } from '#ui/slab.tsx'
import type { Move, Options, View } from './rules.ts'

/** Only one is guilty: the table would like to hear it, and takes no for an answer. */
export function Story(play: PlayProps<View, Move, Options> & { teller: Seat }) {
  const { view, players, sober, send, teller } = play
  const next = () => send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      onNext={next}
      middle={<HeaderCount note="and nobody else">{nameOf(players, teller)}</HeaderCount>}
      dock={
        <>
          <Slab ghost size="main" onPress={next} note="no questions">
            Keep it
          </Slab>
          <NextSlab onPress={next} note="next one">
            Told it
          </NextSlab>
        </>
      }
    >
      <PromptCard
        lead={`Only ${nameOf(players, teller)} has…`}
        prompt={view.prompt}
        players={players}
        sober={sober}
        rule="Story, please. As long or as short as you like."
      />
    </PlayFrame>
  )
}
