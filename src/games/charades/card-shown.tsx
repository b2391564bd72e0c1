import { nameOf } from '#domain/table/names.ts'
import { PhoneRevealFrame } from '#games/parts/phone-reveal-frame.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { guessedBy } from './card-words.ts'
import type { CardPhoneProps } from './phone-card-props.ts'

/** The phrase, and who knew it. Where a TV shows it, phones wait until it has. */
export function CardShown(play: CardPhoneProps) {
  const { view, players, sober, viewer, own } = play
  const { prompt, wakesAtMs, round, rounds, turn, isGuessed } = view
  const pays = viewer === turn && isGuessed === false
  return (
    <PhoneRevealFrame
      play={play}
      wakesAtMs={wakesAtMs}
      right={<RoundCount round={round} rounds={rounds} />}
      lookUp="The TV tells what it was."
    >
      {prompt && (
        <PromptCard
          lead={guessedBy(view, (seat) => (seat === viewer ? 'You' : nameOf(players, seat)))}
          prompt={prompt}
          players={players}
          sober={sober}
          rule={pays && priceWords(own.price, 1)}
        />
      )}
    </PhoneRevealFrame>
  )
}
