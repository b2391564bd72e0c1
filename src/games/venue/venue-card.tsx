import { nameOf } from '#domain/table/names.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import type { DealtCard } from '#domain/venue/state.ts'
import { Button } from '#ui/button.tsx'
import { NextButton } from '../parts/next-button.tsx'
import { useOwes } from '../parts/owes.ts'
import { HeaderCount, PlayFrame } from '../parts/play-frame.tsx'
import { PromptCard } from '../parts/prompt-card.tsx'
import { BackTool, SkipTool } from '../parts/prompt-tools.tsx'
import { gameProgress, RoundCount } from '../parts/round-count.tsx'
import { IdeaLine } from './idea-line.tsx'
import { priceLine } from './price-line.ts'
import { LastingTool } from './venue-lasting.tsx'
import type { VenuePlayProps } from './venue-play-props.ts'
import { doneLabel, leadOf } from './words-of-card.ts'

export function VenueCard(play: VenuePlayProps & { card: DealtCard }) {
  const { view, players, options, sober, send, card } = play
  const { round, rounds, reader, points } = view
  const { a, amount, rule } = card
  const hasOwner = a !== null && !rule
  const owes = useOwes(sober)
  const penalty = penaltyText(amount, owes(a ?? 'all'))
  const onwards = options.reader === 'round' ? 'then pass it left' : 'then the next card'
  const counted = sober ? { isCounted: true } : {}
  const follow = () => send({ type: 'follow', ...counted })

  return (
    <PlayFrame
      play={play}
      onNext={follow}
      middle={<HeaderCount note="reads">{nameOf(players, reader)}</HeaderCount>}
      right={<RoundCount round={round} rounds={rounds} />}
      tools={
        <>
          <LastingTool play={play} />
          <SkipTool play={play} />
          <BackTool play={play} />
        </>
      }
      dock={
        hasOwner ? (
          <>
            <Button
              variant="quiet"
              size="large"
              onPress={() => send({ type: 'pass', ...counted })}
              note={penalty}
            >
              Pass
            </Button>
            <NextButton onPress={follow} note={onwards}>
              {doneLabel(card)}
            </NextButton>
          </>
        ) : (
          <NextButton onPress={follow} note={rule ? `until card ${rule.until}` : onwards}>
            {rule ? 'Agreed' : 'Done'}
          </NextButton>
        )
      }
    >
      <PromptCard
        lead={leadOf(card, sober)}
        prompt={sober ? card.soberWords : card.words}
        players={players}
        sober={sober}
        progress={gameProgress(round, rounds)}
        rule={priceLine(card, owes(hasOwner ? a : 'all'), sober ? { players, points } : null)}
      />
      <IdeaLine idea={view.idea} players={players} title={play.game.title} />
    </PlayFrame>
  )
}
