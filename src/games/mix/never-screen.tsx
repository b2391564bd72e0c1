import { listNames, nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { BackSlab } from '#games/kit/back-slab.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { HeaderCount } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { SkipTool } from '#games/kit/prompt-tools.tsx'
import { SeatChips } from '#games/kit/seat-chips.tsx'
import { Slab } from '#ui/slab.tsx'
import { MixFrame } from './mix-frame.tsx'
import type { CardProps } from './mix-props.ts'
import type { NeverCard } from './rules-state.ts'

/** Own up: a point for everybody who has, or for the reader when nobody has. */
export function NeverScreen(props: CardProps<NeverCard>) {
  const { card, ...play } = props
  const { view, players, sober, send } = play
  if (card.teller !== null) return <Story {...props} teller={card.teller} />
  const next = () => send({ type: 'next' })
  const payers = view.owed.flatMap((count, seat) => (count > 0 ? [seat] : []))
  return (
    <MixFrame
      play={play}
      onNext={next}
      tools={<SkipTool play={play} />}
      dock={
        <>
          <BackSlab play={play} />
          <NextSlab onPress={next} note={`a point for ${listNames(players, payers)}`}>
            Next
          </NextSlab>
        </>
      }
    >
      <PromptCard
        lead="Never have I ever…"
        prompt={card.prompt}
        players={players}
        sober={sober}
        onPress={next}
        rule={
          sober
            ? 'Guilty? A point each. Own up and smile.'
            : 'Guilty? A point each. Sip if you like. Water counts.'
        }
      />
      <SeatChips
        label={`Who has? ${nameOf(players, view.seat)} reads.`}
        players={players}
        chosen={card.guilty}
        onToggle={(seat) => send({ type: 'mark', seat })}
      />
    </MixFrame>
  )
}

/** Only one has: the table would like to hear it, and takes no for an answer. */
function Story({ card, teller, ...play }: CardProps<NeverCard> & { teller: Seat }) {
  const { players, sober, send } = play
  const name = nameOf(players, teller)
  const next = () => send({ type: 'next' })
  return (
    <MixFrame
      play={play}
      onNext={next}
      middle={<HeaderCount note="and nobody else">{name}</HeaderCount>}
      dock={
        <>
          <Slab ghost size="main" onPress={next} note="no questions">
            Keep it
          </Slab>
          <NextSlab onPress={next} note="next card">
            Told it
          </NextSlab>
        </>
      }
    >
      <PromptCard
        lead={`Only ${name} has…`}
        prompt={card.prompt}
        players={players}
        sober={sober}
        rule="Story, please. As long or as short as you like."
      />
    </MixFrame>
  )
}
