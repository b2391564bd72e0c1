import { listNames, nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { SeatChips } from '#games/parts/seat-chips.tsx'
import { Button } from '#ui/button.tsx'
import { MixFrame } from './mix-frame.tsx'
import type { CardProps } from './mix-props.ts'
import type { NeverCard } from './rules-state.ts'

/** A point for everybody who has, or for the reader when nobody has. */
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
          <BackButton play={play} />
          <NextButton onPress={next} note={`a point for ${listNames(players, payers)}`}>
            Next
          </NextButton>
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

/** Only one has: a request for the story, which may be declined. */
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
          <Button variant="quiet" size="large" onPress={next} note="no questions">
            Keep it
          </Button>
          <NextButton onPress={next} note="next card">
            Told it
          </NextButton>
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
