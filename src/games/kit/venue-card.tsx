import { penaltyText } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import type { CardKind } from '#domain/venue/card.ts'
import type { DealtCard } from '#domain/venue/state.ts'
import { Slab } from '#ui/slab.tsx'
import { NextSlab } from './next-slab.tsx'
import { HeaderCount, PlayFrame } from './play-frame.tsx'
import { priceLine } from './price-line.ts'
import { PromptCard } from './prompt-card.tsx'
import { BackTool, SkipTool } from './prompt-tools.tsx'
import { RoundCount, shareOfEvening } from './round-count.tsx'
import { LastingTool } from './venue-lasting.tsx'
import type { VenuePlayProps } from './venue-play.tsx'

const leads: Record<CardKind, string> = {
  challenge: 'Challenge',
  question: 'Question',
  truth: 'Truth',
  dare: 'Dare',
  rule: 'House rule',
  place: 'Round here',
  bar: 'Bar dare',
}

/** What somebody who has followed the card has done. */
const deeds: Partial<Record<CardKind, string>> = { question: 'Said it', truth: 'Told it' }

/** A card on the table: follow it, take the penalty, or swap it. */
export function VenueCard(play: VenuePlayProps & { card: DealtCard }) {
  const { view, players, options, sober, send, card } = play
  const { round, rounds, reader, points } = view
  const { kind, a, amount, rule } = card
  const hasOwner = a !== null && !rule
  const penalty = penaltyText(amount, sober)
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
            <Slab
              ghost
              size="main"
              onPress={() => send({ type: 'pass', ...counted })}
              note={penalty}
            >
              Pass
            </Slab>
            <NextSlab onPress={follow} note={onwards}>
              {deeds[kind] ?? 'Did it'}
            </NextSlab>
          </>
        ) : (
          <NextSlab onPress={follow} note={rule ? `until card ${rule.until}` : onwards}>
            {rule ? 'Agreed' : 'Done'}
          </NextSlab>
        )
      }
    >
      <PromptCard
        lead={kind === 'bar' && sober ? 'Table dare' : leads[kind]}
        prompt={sober ? card.soberWords : card.words}
        players={players}
        sober={sober}
        progress={shareOfEvening(round, rounds)}
        rule={priceLine(card, sober ? { players, points } : null)}
      />
    </PlayFrame>
  )
}
