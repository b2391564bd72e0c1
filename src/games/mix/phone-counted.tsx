import { listNames } from '#domain/table/names.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { PhoneRevealFrame } from '#games/parts/phone-reveal-frame.tsx'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { priceWords } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { emptyWords } from './letter-words.ts'
import type { MixProps } from './mix-props.ts'
import type { CardViewOf } from './rules-state.ts'

type PhoneCountedProps = MixProps & { own: OwnPhone; card: CardViewOf<'country-island-city'> }

/** A letter that is counted: who wrote nothing that stood. */
export function PhoneCounted({ card, ...play }: PhoneCountedProps) {
  const { view, players, sober, viewer, own } = play
  const { prompt, letter, payers, wakesAtMs } = card.view
  const isMine = payers.some((seat) => seat === viewer)
  const words = emptyWords(payers, players)
  const send = (move: { type: 'next' }) =>
    play.send({ type: 'card', game: 'country-island-city', move })
  return (
    <PhoneRevealFrame
      play={{ ...play, send }}
      wakesAtMs={wakesAtMs}
      right={<RoundCount round={view.round} rounds={view.cards} />}
    >
      <PromptCard
        lead={`${prompt.raw} with ${letter}`}
        prompt={{ raw: '', parts: [{ text: words }] }}
        players={players}
        sober={sober}
        rule={isMine && priceWords(own.price, 1)}
      />
      <Announce>{`${words} ${listNames(players, payers)}`}</Announce>
    </PhoneRevealFrame>
  )
}
