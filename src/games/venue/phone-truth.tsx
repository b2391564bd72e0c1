import { Button } from '#ui/button.tsx'
import { NextButton } from '../parts/next-button.tsx'
import { Said } from '../parts/said.tsx'
import { ClockLine } from './clock-line.tsx'
import { NumberField, useNumber } from './number-field.tsx'
import { numberWords } from './outcome-words.ts'
import { AnswerList } from './phone-answers.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { CardProps } from './phone-props.ts'
import { turnName } from './words-of-card.ts'

/** The guesses are on the table: anybody may know the truth. */
export function PhoneTruth(props: CardProps) {
  const { card, cardPlay, players, send, isPlaying } = props
  const { answers, clock } = cardPlay
  const truth = useNumber((value) => send({ type: 'truth', value }))
  const guesses = Object.entries(answers ?? {})
    .sort(([, one], [, other]) => one - other)
    .map(([seat, value]) => ({ seat: Number(seat), words: numberWords(value) }))
  return (
    <PhoneFrame
      phone={props}
      title={turnName(card, players, null)}
      dock={
        isPlaying && (
          <>
            <Button
              variant="quiet"
              size="large"
              onPress={() => send({ type: 'truth', value: null })}
              note="the middle decides"
            >
              No idea
            </Button>
            <NextButton onPress={truth.submit} note="anybody can say it">
              That is it
            </NextButton>
          </>
        )
      }
    >
      <Said lead="The guesses are in.">Who knows it?</Said>
      {isPlaying && <NumberField label="The true number" number={truth} />}
      {clock && <ClockLine clock={clock} />}
      <AnswerList {...{ phone: props, ranked: guesses, pays: [] }} />
    </PhoneFrame>
  )
}
