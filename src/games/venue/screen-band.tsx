import { type ReactNode, useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import type { Clock } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import { useIsPast } from '../parts/table-clock.ts'
import { useClock, useTicks } from '../parts/use-clock.ts'
import { IdeaGauge } from './idea-line.tsx'
import { ideaWords } from './idea-words.ts'
import ideaStyles from './venue-idea.module.css'
import styles from './venue-screen-band.module.css'
import type { VenueScreen } from './venue-screen-props.ts'

export type BandStatus = {
  status?: { words: string; note: string } | null
  clock?: Clock | null
  /** Without the line below the plates. */
  isLow?: boolean
  /** In place of that line. */
  eyes?: ReactNode
}

/** At the foot of the TV, on a rod: the rules in force, what is waited for, the clock. */
export function ScreenBand({
  screen,
  clock,
  eyes,
  isLow,
  ...waited
}: BandStatus & { screen: VenueScreen }) {
  const { view, game } = screen
  const slip = useSlip(screen)
  const status = slip ?? waited.status
  const { lasting } = view
  const isFull = lasting.length > 1
  return (
    <div className={`${styles.band} dye-${game.dye ?? game.cloth}`} data-low={isLow}>
      <div className={styles.rod} />
      <ul className={styles.plates} data-many={isFull}>
        {lasting.map(({ name, until }) => (
          <li key={name} className={styles.rule}>
            {name}
            <small>{`until card ${until}`}</small>
          </li>
        ))}
        {status && !isFull && (
          <li key={status.words} data-slip={slip !== null}>
            {status.words}
            <small>{status.note}</small>
          </li>
        )}
        {clock && <ClockPlate clock={clock} />}
      </ul>
      {eyes && !(slip && isFull) ? (
        eyes
      ) : (
        <p className={styles.caption}>
          {status && isFull
            ? `${status.words}: ${status.note}.`
            : !isLow && <Caption screen={screen} />}
        </p>
      )}
    </div>
  )
}

/** The bar's own game, else a kind word. */
function Caption({ screen: { view, players, game } }: { screen: VenueScreen }) {
  const said = view.idea && ideaWords(view.idea, players, game.title)
  if (!view.idea || !said) return `${game.title}’s cards. Nobody asks why you pass.`
  return (
    <span className={ideaStyles.tv} data-news={said.isNews}>
      <IdeaGauge idea={view.idea} />
      {said.words}
    </span>
  )
}

function ClockPlate({ clock }: { clock: Clock }) {
  const face = useClock(clock)
  useTicks(face)
  return (
    <li className={styles.clock} data-short={face.seconds <= lastSeconds}>
      {face.seconds}
    </li>
  )
}

const lastSeconds = 5

/** A name that was tapped once, or caught: in the place of what is waited for. */
function useSlip({ view, players }: VenueScreen): BandStatus['status'] {
  const { accused, caught } = view
  const isStale = useIsPast(accused?.untilMs ?? 0)
  useEffect(() => {
    if (caught) playScreenCue('drum')
  }, [caught])
  if (caught) return { words: `Caught! ${nameOf(players, caught.seat)}`, note: caught.rule }
  if (!accused || isStale) return null
  return { words: `${nameOf(players, accused.seat)}: “${accused.rule}”?`, note: 'who else saw it?' }
}
