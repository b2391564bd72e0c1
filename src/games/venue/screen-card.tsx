import { nameOf } from '#domain/table/names.ts'
import { actorsOf } from '#domain/venue/card-play.ts'
import { ScreenEyes, ScreenPrompt } from '../parts/screen-frame.tsx'
import { useSeatsHere } from '../parts/seats-here.ts'
import { numberWords } from './outcome-words.ts'
import { ScreenAnswers } from './screen-answers.tsx'
import type { BandStatus } from './screen-band.tsx'
import { ScreenSeal } from './screen-seal.tsx'
import styles from './venue-screen.module.css'
import type { CardScreen } from './venue-screen-props.ts'
import { doneLabel, fewNames, leadOf, roomText } from './words-of-card.ts'

/** Beyond this the price goes on a line of its own. */
const maxLetters = 84

/** The card, and who is in. */
export function ScreenCard(screen: CardScreen & { isFresh: boolean; isDrawn: boolean }) {
  const { card, cardPlay, players, isFresh, isDrawn } = screen
  const { step } = cardPlay
  const [words, rest] = splitCard(roomText(card.soberWords, players))
  if (step === 'truth') return <Truth {...screen} />
  const isRaceOn = card.does === 'race' && step === 'answer'
  return (
    <div className={styles.card}>
      <ScreenPrompt
        lead={leadOf(card, true)}
        {...(isRaceOn ? { size: 'huge' } : rest && { rule: rest })}
      >
        {isRaceOn ? 'Now!' : words}
      </ScreenPrompt>
      {card.rule && isDrawn && <ScreenSeal isFresh={isFresh}>{card.rule.name}</ScreenSeal>}
    </div>
  )
}

function Truth({ players, cardPlay }: CardScreen) {
  const guesses = Object.entries(cardPlay.answers ?? {})
    .sort(([, one], [, other]) => one - other)
    .map(([seat, value]) => ({ seat: Number(seat), words: numberWords(value) }))
  return (
    <>
      <ScreenPrompt lead="The guesses are in" rule="Type it on any phone.">
        Who knows the truth?
      </ScreenPrompt>
      <ScreenAnswers players={players} ranked={guesses} shown={guesses.length} pays={[]} />
    </>
  )
}

/** The first sentence large, the price under it, where both are too long for one. */
export function splitCard(text: string): [words: string, rest: string] {
  const end = text.search(/[.?!] /) + 1
  return text.length > maxLetters && end > 0
    ? [text.slice(0, end), text.slice(end + 1)]
    : [text, '']
}

/** Under the card: what the room waits for. */
export function statusOf(screen: CardScreen): BandStatus {
  const { card, cardPlay, players, view } = screen
  const { step, clock, answered } = cardPlay
  const actors = actorsOf(card)
  const who = card.a === null ? '' : nameOf(players, card.a)
  switch (step) {
    case 'act':
      return card.does === 'versus'
        ? { status: { words: fewNames(players, actors), note: 'done, or pass' }, clock }
        : {
            status: { words: `${who} has it`, note: `${doneLabel(card).toLowerCase()}, or pass` },
            clock,
          }
    case 'agree':
      return card.rule
        ? { status: { words: 'Agreed?', note: 'anybody taps it' } }
        : { status: { words: 'All of you', note: 'then tap Done' } }
    case 'wait':
      return { status: { words: 'Wait for it…', note: 'the button comes by itself' } }
    case 'truth':
      return { clock, isLow: true }
    case 'answer':
      return {
        status: answerStatus[card.does ?? 'vote'] ?? null,
        clock,
        eyes: <AnswerEyes {...{ players, actors, answered: view.play ? answered : 0 }} />,
      }
  }
}

const answerStatus: Partial<Record<string, BandStatus['status']>> = {
  vote: { words: 'Vote on your phone', note: 'names come when all are in' },
  versus: { words: 'Who won?', note: 'the others vote' },
  number: { words: 'Type it on your phone', note: 'nobody sees it yet' },
  race: { words: 'Tap!', note: 'the last one pays' },
}

type EyesProps = Pick<CardScreen, 'players'> & { actors: readonly number[]; answered: number }

function AnswerEyes({ players, actors, answered }: EyesProps) {
  const voters = useSeatsHere(players).filter((seat) => !actors.includes(seat)).length
  return <ScreenEyes done={Math.min(answered, voters)} of={voters} />
}
