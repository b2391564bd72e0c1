import { GivenAnswer, TwoAnswers } from '../parts/two-answers.tsx'
import { WaitingList } from '../parts/waiting-list.tsx'
import { ClockLine } from './clock-line.tsx'
import { LateStatus } from './late-status.tsx'
import { PhoneCard } from './phone-card.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { CardProps } from './phone-props.ts'
import { turnName } from './words-of-card.ts'

/** Two slabs; the smaller side pays. */
export function PhoneVote(props: CardProps) {
  const { card, cardPlay, players, own, isPlaying } = props
  const hasVoted = cardPlay.answer !== null
  return (
    <PhoneFrame
      phone={props}
      title={turnName(card, players, null)}
      canSkip={isPlaying}
      isIn={hasVoted}
      dock={isPlaying ? <Votes {...props} /> : <LateStatus />}
    >
      <PhoneCard phone={props} />
      {hasVoted && <WaitingList {...{ players, own }} />}
      {cardPlay.clock && <ClockLine clock={cardPlay.clock} />}
    </PhoneFrame>
  )
}

function Votes({ card, cardPlay, send }: CardProps) {
  const [first = '', second = ''] = card.choices ?? []
  const { answer } = cardPlay
  const vote = (value: number) => () => send({ type: 'answer', value })
  if (answer === null) {
    return (
      <TwoAnswers
        no={{ label: first, onPress: vote(0) }}
        yes={{ label: second, onPress: vote(1) }}
      />
    )
  }
  return (
    <GivenAnswer
      label={answer === 0 ? first : second}
      note="tap to change it, until all are in"
      onPress={vote(1 - answer)}
    />
  )
}
