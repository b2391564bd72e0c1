import { useEffect, useRef } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { nameOf } from '#domain/table/names.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { useClock, useTicks } from '#games/parts/use-clock.ts'
import { answerWords } from './log-list.tsx'
import { points, questionNumbers } from './rules-log.ts'
import styles from './word-screen.module.css'
import type { WordScreenProps } from './word-screen-props.ts'
import { shelfOf } from './word-sentences.ts'

/** Rows that fit under the one that is asked now. */
const shownRows = 6

/** Before the first question. */
const hints = [
  'Ask what a yes or a no can answer.',
  'Type it on your phone, or say it aloud.',
  'You know it? Lock it on your phone, unseen.',
  'Whoever keeps the word answers, with a straight face.',
] as const

/** What was asked, newest first, and the count of twenty. */
export function ScreenAsked({ view, players }: WordScreenProps) {
  const { host, used, theme } = view
  useKnock(view.log.length, used)
  return (
    <>
      <div className={styles.asked}>
        <div className={styles.count} aria-live="polite">
          <h2>
            <PlayerName name={nameOf(players, host ?? 0)} /> keeps the word
          </h2>
          <b>{used}</b>
          <p>{`of ${points.questions} asked`}</p>
          <small>{shelfOf(theme)}</small>
        </div>
        <Log view={view} players={players} />
      </div>
      <div className={styles.dots} aria-hidden>
        {Array.from({ length: points.questions }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place, not a question
          <i key={place} data-open={place < used} />
        ))}
      </div>
    </>
  )
}

function Log({ view, players }: Pick<WordScreenProps, 'view' | 'players'>) {
  const { log, asker, question, offered, askClock, used } = view
  const counts = questionNumbers(log)
  const rows = log.map((entry, at) => ({ ...entry, at, count: counts[at] })).reverse()
  const name = nameOf(players, asker)
  return (
    <ol className={styles.log}>
      <li data-on="true">
        <small>{used + 1}</small>
        <span data-long={(question?.length ?? 0) > 32}>
          {offered
            ? 'Those who watch pick one'
            : question || (question === null ? `${name} asks` : `${name} asked aloud`)}
        </span>
        {askClock && <Seconds clock={askClock} />}
      </li>
      {offered?.map((text, at) => (
        <li key={text}>
          <small>{at === 0 ? '1st' : '2nd'}</small>
          <span data-long={text.length > 32}>{text}</span>
        </li>
      ))}
      {log.length === 0 &&
        !offered &&
        hints.map((hint) => (
          <li key={hint} data-hint="true">
            {hint}
          </li>
        ))}
      {rows.slice(0, shownRows - (offered?.length ?? 0)).map(({ at, count, text, answer }) => (
        <li key={at}>
          <small>{count}</small>
          <span data-long={text.length > 32} data-aloud={text === ''}>
            {text || 'Asked aloud'}
          </span>
          <b>{answerWords[answer]}</b>
        </li>
      ))}
    </ol>
  )
}

function Seconds({ clock }: { clock: NonNullable<WordScreenProps['view']['askClock']> }) {
  const face = useClock(clock)
  useTicks(face)
  return <b>{face.seconds}</b>
}

/** Each answer knocks, higher and higher. */
function useKnock(answers: number, used: number): void {
  const before = useRef(answers)
  useEffect(() => {
    if (answers > before.current) playScreenCue('knock', 1 + used / points.questions)
    before.current = answers
  }, [answers, used])
}
