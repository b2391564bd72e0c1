import { actorsOf } from '#domain/venue/card-play.ts'
import { AnswerIsIn } from '../parts/answer-is-in.tsx'
import { NameVotes } from '../parts/name-votes.tsx'
import { ClockLine } from './clock-line.tsx'
import { PhoneCard } from './phone-card.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { CardProps } from './phone-props.ts'
import { turnName } from './words-of-card.ts'

/** After a duel: the others say who won. */
export function PhoneVerdict(props: CardProps) {
  const { card, cardPlay, players, own, viewer, isPlaying, send } = props
  const actors = actorsOf(card)
  const isJudge = isPlaying && !actors.some((seat) => seat === viewer)
  const isIn = cardPlay.answer !== null
  return (
    <PhoneFrame
      phone={props}
      title={turnName(card, players, viewer)}
      canSkip={isPlaying}
      isIn={isIn}
      dock={
        <AnswerIsIn
          title={isIn ? 'Your vote is in' : isJudge ? 'Who won?' : 'The others judge'}
          {...(isIn && { note: 'Tap the other name to change it.' })}
          {...{ players, own }}
        />
      }
    >
      <PhoneCard phone={props} />
      {isJudge && (
        <NameVotes
          label="Who won?"
          players={players}
          seats={actors}
          chosen={cardPlay.answer}
          onChoose={(value) => send({ type: 'answer', value })}
        />
      )}
      {cardPlay.clock && <ClockLine clock={cardPlay.clock} />}
    </PhoneFrame>
  )
}
