import { nameOf } from '#domain/table/names.ts'
import { LookUp } from '#games/parts/look-up.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { guessedBy } from './card-words.ts'
import type { CardPhoneProps } from './phone-card-props.ts'

/** The phrase, and who knew it. Where a TV shows it, phones wait until it has. */
export function CardShown(play: CardPhoneProps) {
  const { view, players, sober, viewer, own, send } = play
  const { prompt, wakesAtMs, round, rounds, turn, isGuessed } = view
  const isAwake = useIsPast(wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  const pays = viewer === turn && isGuessed === false
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={round} rounds={rounds} />}
      {...(isAwake && { onNext: next })}
      dock={
        <NextButton onPress={next} disabled={!isAwake} note="anybody can tap it">
          Next
        </NextButton>
      }
    >
      {own.hasScreen && !isAwake ? (
        <LookUp>The TV tells what it was.</LookUp>
      ) : (
        prompt && (
          <PromptCard
            lead={guessedBy(view, (seat) => (seat === viewer ? 'You' : nameOf(players, seat)))}
            prompt={prompt}
            players={players}
            sober={sober}
            rule={pays && priceWords(own.price, 1)}
          />
        )
      )}
    </PlayFrame>
  )
}
