import type { LastingRule } from '#domain/venue/state.ts'
import { BackButton } from '../parts/back-button.tsx'
import { NextButton } from '../parts/next-button.tsx'
import { PlayFrame } from '../parts/play-frame.tsx'
import { PromptCard } from '../parts/prompt-card.tsx'
import { gameProgress, RoundCount } from '../parts/round-count.tsx'
import { IdeaLine } from './idea-line.tsx'
import type { VenuePlayProps } from './venue-play-props.ts'

/** An end card: the rule is no longer in force. */
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
          <BackButton play={play} />
          <NextButton onPress={next} note="the rule is off the table">
            Lifted
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead={`End card: ${lifted.name}`}
        prompt={lifted.lifted}
        players={players}
        sober={sober}
        progress={gameProgress(round, rounds)}
        onPress={next}
      />
      <IdeaLine idea={view.idea} players={players} title={play.game.title} />
    </PlayFrame>
  )
}
