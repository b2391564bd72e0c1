import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { drumMs } from '#domain/table/moment.ts'
import { nameOf } from '#domain/table/names.ts'
import { useMixed } from '#games/parts/mixed.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenAudience } from '#games/parts/screen-audience.tsx'
import { ScreenClock } from '#games/parts/screen-clock.tsx'
import { ScreenEyes, ScreenFrame, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import type { Options } from './rules-options.ts'
import type { View } from './rules-state.ts'
import { ScreenBottle } from './screen-bottle.tsx'
import { ScreenRatings } from './screen-ratings.tsx'
import { callLine, leadFor, pointsOf, shownVotes, verdictOf } from './task-words.ts'
import styles from './truth-screen.module.css'

type Screen = ScreenProps<View, Options>

/** After the verdict and the bars. */
const audienceMs = 2000
/** Letters from which a task beside the clock is set smaller. */
const longTask = 80

/** On the TV: never a task that lost, nor who called, picked or rated what. */
export function ScreenView(screen: Screen) {
  const { round, rounds } = screen.view
  return (
    <ScreenFrame
      screen={screen}
      count={round}
      note={
        rounds === 0 ? (
          'so far'
        ) : (
          <>
            {`of ${rounds}`}
            <br />
            {rounds === 1 ? 'turn' : 'turns'}
          </>
        )
      }
    >
      <Phase {...screen} />
    </ScreenFrame>
  )
}

function Phase(screen: Screen) {
  const { view, players } = screen
  switch (view.phase) {
    case 'spin':
      return <ScreenBottle players={players} turn={view.turn} />
    case 'choose':
    case 'draw':
      return <Choose {...screen} />
    case 'pick':
      return <Pick {...screen} />
    case 'do':
    case 'rate':
      return <Task {...screen} />
    case 'over':
      return <Result {...screen} />
  }
}

function Choose({ view, players }: Screen) {
  const { turn, clock, mustDareAfter } = view
  useEffect(() => playScreenCue('drum'), [])
  return (
    <div className={styles.beside}>
      <ScreenPrompt
        lead={mustDareAfter === null ? 'Truth or dare?' : 'Enough truth. It has to be a dare.'}
        rule="The others guess on their phones: truth, dare or pass."
      >
        <span className={styles.name}>
          <PlayerName name={nameOf(players, turn)} />
        </span>
      </ScreenPrompt>
      {clock && <ScreenClock clock={clock} />}
    </div>
  )
}

function Pick({ view, players }: Screen) {
  const { turn, kind, clock, answered } = view
  const others = useSeatsHere(players).length - 1
  return (
    <>
      <div className={styles.beside}>
        <ScreenPrompt
          lead={`${nameOf(players, turn)} takes ${kind === 'truth' ? 'truth' : 'a dare'}`}
          rule="Two tasks on your phones. Most picks wins."
        >
          They are choosing
        </ScreenPrompt>
        {clock && <ScreenClock clock={clock} />}
      </div>
      <ScreenEyes done={Math.min(answered, others)} of={others} />
    </>
  )
}

function Task({ view, players, options }: Screen) {
  const { task, turn, clock, phase, answered } = view
  const others = useSeatsHere(players).length - 1
  if (!task) return null
  const words = promptText(task.prompt, { players, sober: true })
  const isRated = phase === 'rate'
  return (
    <>
      <div className={styles.beside} data-long={words.length > longTask}>
        <ScreenPrompt
          lead={`${nameOf(players, turn)}, ${leadFor(task, options.truthLimit)}`}
          rule={isRated && 'How was that? Rate it on your phone.'}
        >
          {words}
        </ScreenPrompt>
        {clock && <ScreenClock clock={clock} />}
      </div>
      {isRated && <ScreenEyes done={Math.min(answered, others)} of={others} />}
    </>
  )
}

/** More would run over the bars. */
const maxNames = 2

function Result({ view, players, heard: audience }: Screen) {
  const { outcome, task, turn } = view
  const name = nameOf(players, turn)
  const verdict = verdictOf(outcome)
  const isMixed = useMixed() !== null
  const votes = shownVotes(view)
  const calls = callLine(view, players, maxNames)
  const hasRaters = outcome?.type === 'done'
  const isShown = useIsPast((audience?.atMs ?? 0) + audienceMs)
  const heard = hasRaters && isShown ? audience : null
  useVerdictSounds()
  return (
    <>
      <div className={styles.result} data-alone={votes === null}>
        <ScreenPrompt
          lead={`${name}: ${promptText(task?.prompt, { players, sober: true })}`}
          size="huge"
          rule={
            <span className={styles.after}>
              {!isMixed && (
                <b>
                  {outcome?.type === 'passed'
                    ? `Five deep bows from ${name}`
                    : `${pointsOf(outcome)} to ${name}`}
                </b>
              )}
              {calls && <em>{calls}</em>}
            </span>
          }
        >
          <span className={styles.verdict}>{verdict}</span>
        </ScreenPrompt>
      </div>
      {votes && <ScreenRatings votes={votes} verdict={verdict} heard={heard} />}
      {!votes && <ScreenAudience shape="low" kind="rating" heard={heard} players={players} />}
    </>
  )
}

function useVerdictSounds(): void {
  useEffect(() => {
    playScreenCue('claps')
    const timer = setTimeout(() => playScreenCue('drum'), drumMs)
    return () => clearTimeout(timer)
  }, [])
}
