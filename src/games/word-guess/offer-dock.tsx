import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PhoneWords } from '#games/parts/phone-stage.tsx'
import { TextField } from './guess-field.tsx'
import type { PhoneProps } from './phone-props.ts'
import type { Offered } from './rules-state.ts'
import styles from './word-phone.module.css'

/** Two questions, of which those who watch pick one. */
export function OfferDock({ play: { send, own } }: { play: PhoneProps }) {
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const isReady = first.trim() !== '' && second.trim() !== ''
  return (
    <div className={styles.ask}>
      <TextField label="The first question" text={first} onText={setFirst} />
      <TextField label="The second question" text={second} onText={setSecond} />
      <div className={styles.dock}>
        <NextButton
          onPress={() => isReady && send({ type: 'offer', texts: [first, second] })}
          disabled={!isReady}
          note={`${own.audience} watching`}
        >
          Let them pick
        </NextButton>
      </div>
    </div>
  )
}

export function OfferedQuestions({
  view,
  players,
  offered: [first, second],
}: PhoneProps & { offered: Offered }) {
  const lead = `${nameOf(players, view.asker)} has two questions`
  return (
    <>
      <PhoneWords
        lead={lead}
        rule="Those who watch pick one."
      >{`${first} Or: ${second}`}</PhoneWords>
      <Announce>{`${lead}: ${first} Or: ${second}`}</Announce>
    </>
  )
}
