import { costOf } from '#domain/venue/cost.ts'
import { NextButton } from '../parts/next-button.tsx'
import { useIsPast } from '../parts/table-clock.ts'
import { PhoneCard } from './phone-card.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { CardProps } from './phone-props.ts'
import { turnName } from './words-of-card.ts'

/** A rule, or a card that all just do: anybody goes on. */
export function PhoneAgree(props: CardProps) {
  const { card, cardPlay, players, send, isPlaying } = props
  const { rule, words } = card
  const isAwake = useIsPast(cardPlay.wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  return (
    <PhoneFrame
      phone={props}
      title={turnName(card, players, null)}
      canSkip={isPlaying}
      {...(isAwake && { onNext: next })}
      dock={
        <NextButton onPress={next} disabled={!isAwake} note="anybody can tap it">
          {rule ? 'Agreed' : 'Done'}
        </NextButton>
      }
    >
      <PhoneCard
        phone={props}
        rule={
          rule
            ? `It holds until card ${rule.until}.`
            : costOf(words) > 0
              ? 'Settle it out loud.'
              : undefined
        }
      />
    </PhoneFrame>
  )
}
