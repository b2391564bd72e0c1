import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { AnswerIsIn } from '#games/parts/answer-is-in.tsx'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PhoneStage, PhoneWords } from '#games/parts/phone-stage.tsx'
import { HeaderCount, PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { Button } from '#ui/button.tsx'
import { LockDock, TextField, useGuess } from './guess-field.tsx'
import { LogList } from './log-list.tsx'
import { OfferDock, OfferedQuestions } from './offer-dock.tsx'
import { OwnLocks } from './own-locks.tsx'
import type { PhoneProps } from './phone-props.ts'
import { points } from './rules-log.ts'
import styles from './word-phone.module.css'

/** Everybody but the keeper: the asker asks, and anybody locks the word without a sound. */
export function PhoneAsk(play: PhoneProps) {
  const { view, players, viewer, send, own } = play
  const { asker, host, used, log, askClock, clock, locks, locksLeft } = view
  const [isLocking, setIsLocking] = useState(false)
  const [isOffering, setIsOffering] = useState(false)
  const guess = useGuess((text) => {
    send({ type: 'lock', text })
    setIsLocking(false)
  })
  const isAsker = viewer === asker
  const canLock = useSeatsHere(players).some((seat) => seat === viewer) && locksLeft > 0
  const count = `${used} of ${points.questions} asked`
  const hasAsked = view.question !== null || view.offered !== null
  const canOffer = isAsker && !hasAsked && Boolean(own.audience)
  const knows = { icon: 'icon-eyeon', onPress: () => setIsLocking(true) }
  return (
    <PlayFrame
      play={play}
      middle={
        <HeaderCount note={count}>{isAsker ? 'Your turn' : nameOf(players, asker)}</HeaderCount>
      }
      tools={
        !isLocking && (
          <>
            {canOffer && (
              <Tool
                icon={isOffering ? 'icon-back' : 'icon-pen'}
                onPress={() => setIsOffering(!isOffering)}
              >
                {isOffering ? 'One question' : 'Two questions'}
              </Tool>
            )}
            {isAsker && canLock && <Tool {...knows}>I know the word</Tool>}
          </>
        )
      }
      dock={
        isLocking ? (
          <LockDock
            onLock={guess.send}
            note={`${locksLeft - 1} left after this`}
            onBack={() => setIsLocking(false)}
          />
        ) : isAsker ? (
          view.offered ? (
            <DockStatus title="You have asked" isDone>
              Those who watch pick one.
            </DockStatus>
          ) : hasAsked ? (
            <AnswerIsIn title="You have asked" players={players} own={own} />
          ) : canOffer && isOffering ? (
            <OfferDock key={used} play={play} />
          ) : (
            <AskDock key={used} play={play} />
          )
        ) : (
          canLock && (
            <NextButton {...knows} note={`locked in secret, ${locksLeft} left`}>
              I know the word
            </NextButton>
          )
        )
      }
    >
      <PhoneStage clock={askClock ?? clock}>
        {view.offered ? <OfferedQuestions {...play} offered={view.offered} /> : <Now {...play} />}
        <OwnLocks locks={locks} />
        <LogList log={log} players={players} />
        {isLocking && (
          <TextField label="The word, in secret" text={guess.text} onText={guess.setText} />
        )}
        {!isLocking && log.length === 0 && <p className={styles.shelf}>{firstLine(host, play)}</p>}
      </PhoneStage>
    </PlayFrame>
  )
}

function firstLine(host: number | null, { players, view }: PhoneProps): string {
  const theme = view.theme ? ` It is from the shelf: ${view.theme.toLowerCase()}.` : ''
  return `Only ${nameOf(players, host ?? 0)} knows it.${theme}`
}

function Now({ view, players, viewer }: PhoneProps) {
  const { asker, host, question } = view
  const keeper = nameOf(players, host ?? 0)
  const name = nameOf(players, asker)
  const isAsker = viewer === asker
  const lead = question === null || isAsker ? `${keeper} keeps the word` : `${name} asks`
  const words =
    question !== null
      ? question || (isAsker ? 'You asked aloud' : `${name} asked aloud`)
      : isAsker
        ? 'Ask what a yes or a no can answer.'
        : `${name} asks`
  return (
    <>
      <PhoneWords lead={lead} rule={question !== null && `${keeper} answers.`}>
        {words}
      </PhoneWords>
      <Announce>{`${lead}: ${words}`}</Announce>
    </>
  )
}

function AskDock({ play }: { play: PhoneProps }) {
  const { view, send } = play
  const [text, setText] = useState('')
  const left = points.questions - view.used - 1
  return (
    <div className={styles.ask}>
      <TextField label="Type it, or say it aloud" text={text} onText={setText} />
      <div className={styles.dock}>
        <Button
          variant="quiet"
          size="large"
          className={styles.aloud}
          onPress={() => send({ type: 'ask', text: '' })}
          note="aloud"
        >
          Said it
        </Button>
        <NextButton
          onPress={() => text.trim() !== '' && send({ type: 'ask', text })}
          disabled={text.trim() === ''}
          note={`${left} left after this`}
        >
          Ask
        </NextButton>
      </div>
    </div>
  )
}
