import { nameOf } from '#domain/table/names.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { RingClock } from '#games/parts/ring-clock.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useClock } from '#games/parts/use-clock.ts'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { useLateWords } from '#games/parts/watching.ts'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import type { PhoneProps } from './phone-props.ts'
import styles from './phone-writing.module.css'
import { fitsLetter } from './rules-letters.ts'
import type { WritingView } from './rules-writing.ts'
import { useDraft } from './use-draft.ts'
import { WritingFields } from './writing-fields.tsx'

/** All write at once; the first one done hurries the others. */
export function PhoneWriting({ writing, ...play }: PhoneProps & { writing: WritingView }) {
  const { view, players, viewer, own, send } = play
  const { columns, alphabet } = view
  const letter = view.letter ?? ''
  const here = useSeatsHere(players)
  const isPlaying = here.some((seat) => seat === viewer)
  const isDone = writing.done.some((seat) => seat === viewer)
  const { answers, write, flush } = useDraft({
    columns: columns.map(({ raw }) => raw),
    saved: writing.answers ?? [],
    clock: writing.clock,
    send: (answers) => send({ type: 'draft', answers }),
  })
  const isFull = answers.every((answer) => fitsLetter(answer, letter, alphabet))

  function finish(): void {
    if (!isFull || isDone) return
    flush()
    send({ type: 'done' })
  }

  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      tools={isPlaying && view.canSkip && <SkipTool play={play} isIn={isDone} />}
      dock={
        !isPlaying ? null : isDone ? (
          <DockStatus title="You are done" isDone>
            {`${writing.done.length} of ${here.length} are. Change it until time is up.`}
          </DockStatus>
        ) : (
          <NextButton
            onPress={finish}
            disabled={!isFull}
            note={
              isFull
                ? 'nobody sees it until time is up'
                : `every column begins with ${letter} first`
            }
          >
            Done
          </NextButton>
        )
      }
    >
      <div className={styles.page}>
        <Head writing={writing} play={play} isPlaying={isPlaying} />
        <div className={styles.list}>
          {isPlaying ? (
            <WritingFields
              letter={letter}
              letters={alphabet}
              columns={columns.map((column) => ({
                raw: column.raw,
                label: promptText(column, play),
              }))}
              answers={answers}
              onWrite={write}
              onDone={finish}
            />
          ) : (
            <ul className={styles.columns}>
              {columns.map((column) => (
                <li key={column.raw}>
                  <bdi>{promptText(column, play)}</bdi>
                </li>
              ))}
            </ul>
          )}
          <WaitingList isQuiet players={players} own={own} />
          <ScrollHint />
        </div>
      </div>
      <Announce>{`The letter is ${letter}.`}</Announce>
    </PlayFrame>
  )
}

type HeadProps = { writing: WritingView; play: PhoneProps; isPlaying: boolean }

function Head({ writing, play, isPlaying }: HeadProps) {
  const { view, players, viewer } = play
  const { caller } = writing
  const isMixed = useMixed() !== null
  const late = useLateWords('letter')
  const face = useClock(writing.clock)
  const isOwn = caller === viewer
  return (
    <div className={styles.head}>
      <p className={styles.letter}>{view.letter}</p>
      <div className={styles.said} aria-live="polite">
        <h2>
          {caller === null ? (
            isPlaying ? (
              'Write.'
            ) : (
              'They write.'
            )
          ) : isOwn ? (
            'You are done'
          ) : (
            <>
              <PlayerName name={nameOf(players, caller)} /> is done
            </>
          )}
        </h2>
        <p>
          {!isPlaying
            ? late
            : caller === null
              ? isMixed
                ? 'All of you at once, until time is up.'
                : 'First one done hurries the rest.'
              : `${view.options.grace} seconds for the rest.`}
        </p>
      </div>
      <RingClock face={face} className={styles.clock} />
    </div>
  )
}
