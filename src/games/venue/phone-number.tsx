import { useState } from 'react'
import { NextButton } from '../parts/next-button.tsx'
import { GivenAnswer } from '../parts/two-answers.tsx'
import { WaitingList } from '../parts/waiting-list.tsx'
import { ClockLine } from './clock-line.tsx'
import { LateStatus } from './late-status.tsx'
import { NumberField, useNumber } from './number-field.tsx'
import { numberWords } from './outcome-words.ts'
import { PhoneCard } from './phone-card.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { CardProps } from './phone-props.ts'
import { turnName } from './words-of-card.ts'

/** Everybody types a guess. */
export function PhoneNumber(props: CardProps) {
  const { card, cardPlay, players, own, isPlaying, send } = props
  const { answer, clock } = cardPlay
  const [isEditing, setEditing] = useState(answer === null)
  const guess = useNumber((value) => {
    send({ type: 'answer', value })
    setEditing(false)
  })
  const isGiven = answer !== null && !isEditing
  return (
    <PhoneFrame
      phone={props}
      title={turnName(card, players, null)}
      canSkip={isPlaying}
      isIn={isGiven}
      dock={
        !isPlaying ? (
          <LateStatus />
        ) : isGiven ? (
          <GivenAnswer
            label={numberWords(answer)}
            note="tap to change it, until all are in"
            onPress={() => setEditing(true)}
          />
        ) : (
          <NextButton onPress={guess.submit} note="nobody sees it until all are in">
            Lock it in
          </NextButton>
        )
      }
    >
      <PhoneCard phone={props} />
      {isPlaying && !isGiven && <NumberField label="Your guess" number={guess} />}
      {isGiven && <WaitingList {...{ players, own }} />}
      {clock && <ClockLine clock={clock} />}
    </PhoneFrame>
  )
}
