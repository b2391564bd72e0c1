import { type Clock, isRunning } from '#domain/table/clock.ts'
import { ClockAnnouncer } from '#games/parts/clock-announcer.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { useClock } from '#games/parts/use-clock.ts'
import { useKeys } from '#games/parts/use-keys.ts'
import { Glyph } from '#ui/glyph.tsx'
import { FilmEye } from './film-eye.tsx'
import { Phrase } from './phrase.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import styles from './running.module.css'
import type { TiltState } from './use-tilt.ts'

/** How the last phrase went; `count` tells two hits in a row apart. */
export type Flash = { type: 'hit' | 'pass'; count: number }

type RunningProps = PlayProps<View, Move, Options> & {
  clock: Clock
  tilt: TiltState
  flash: Flash | null
  mark: (type: 'hit' | 'pass') => void
  onCarryOn: () => void
}

/**
 * Held to a forehead: the phrase is readable across the room, and each half of the screen is a
 * button.
 */
export function Running(props: RunningProps) {
  const { game, view, clock, tilt, flash, mark, onCarryOn, send, leave } = props
  const { seconds } = useClock(clock)
  const isPaused = !isRunning(clock)
  const hits = view.rows.filter(({ isHit }) => isHit).length
  const pass = () => mark('pass')
  const hit = () => mark('hit')
  useKeys({
    Escape: leave,
    ...(isPaused
      ? { ArrowRight: onCarryOn, Space: onCarryOn }
      : { ArrowLeft: pass, ArrowRight: hit, Space: hit }),
  })

  return (
    <main tabIndex={-1} className={styles.running}>
      <h1 className="seen-by-readers">{game.title}</h1>
      <div className={styles.bar}>
        <button type="button" className={styles.tool} onClick={leave} aria-label="Leave">
          <Glyph id="icon-x" />
        </button>
        <p className={styles.seconds} data-late={seconds <= 10}>
          <FilmEye />
          {seconds}
          <span className="seen-by-readers">{` ${seconds === 1 ? 'second' : 'seconds'} left`}</span>
        </p>
        <button
          type="button"
          className={styles.tool}
          onClick={() => send({ type: 'skip' })}
          disabled={isPaused}
        >
          <Glyph id="icon-ban" />
          Not for us
        </button>
      </div>
      {isPaused ? (
        <button type="button" className={styles.rest} onClick={onCarryOn}>
          <b>Carry on</b>
          <span>The clock is resting. Up to the forehead first.</span>
        </button>
      ) : (
        <>
          <button type="button" className={`${styles.zone} ${styles.pass}`} onClick={pass}>
            <b>Pass</b>
            <span>{hintFor(tilt, 'Tilt up')}</span>
          </button>
          <Phrase text={promptText(view.phrase, props)} />
          <button type="button" className={`${styles.zone} ${styles.hit}`} onClick={hit}>
            <b>Hit</b>
            <span>{hintFor(tilt, 'Tilt down')}</span>
          </button>
        </>
      )}
      {flash && (
        <p key={flash.count} className={`${styles.flash} ${styles[flash.type]}`} role="status">
          {flash.type === 'hit' ? 'Hit!' : 'Pass'}
          <span className="seen-by-readers">{`, ${hits} so far`}</span>
        </p>
      )}
      <ClockAnnouncer seconds={seconds} />
    </main>
  )
}

function hintFor(tilt: TiltState, motion: string): string {
  if (tilt === 'denied') return 'Tap here. Motion is switched off'
  if (tilt === 'missing') return 'Tap here. No motion to read'
  if (tilt === 'plain-http') return 'Tap here. Tilting needs https'
  return `${motion}, or tap`
}
