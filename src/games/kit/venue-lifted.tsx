import type { LastingRule } from '#domain/venue/state.ts'
import { BackSlab } from './back-slab.tsx'
import { NextSlab } from './next-slab.tsx'
import { PlayFrame } from './play-frame.tsx'
import { PromptCard } from './prompt-card.tsx'
import { RoundCount, shareOfEvening } from './round-count.tsx'
import type { VenuePlayProps } from './venue-play.tsx'

/** An end card: a rule has held for as long as it should. */
export function VenueLifted(play: VenuePlayProps & { lifted: LastingRule }) {
  const { view, players, sober, send, lifted } = play
  const { round, rounds } = view
  const next = () => send({ type: 'follow' })
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<RoundCount round={round} rounds={rounds} />}
      dock={
        <>
          <BackSlab play={play} />
          <NextSlab onPress={next} note="the rule is off the table">
            Lifted
          </NextSlab>
        </>
      }
    >
      <PromptCard
        lead={`End card: ${lifted.name}`}
        prompt={lifted.lifted}
        players={players}
        sober={sober}
        progress={shareOfEvening(round, rounds)}
        onPress={next}
      />
    </PlayFrame>
  )
}
