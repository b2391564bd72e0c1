import type { ReactNode } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import { useIsPast } from '../parts/table-clock.ts'
import { useClock, useTicks } from '../parts/use-clock.ts'
import { ScreenSeal } from './screen-seal.tsx'
import type { VenueScreen } from './screen-view.tsx'
import styles from './venue-screen-band.module.css'

export type BandStatus = {
  status?: { words: string; note: string } | null
  clock?: Clock | null
  /** In place of the line below the plates. */
  eyes?: ReactNode
}

/** At the foot of the TV, on a rod: the rules in force, what is waited for, the clock. */
export function ScreenBand({ screen, status, clock, eyes }: BandStatus & { screen: VenueScreen }) {
  const { view, game } = screen
  const { lasting } = view
  const isFull = lasting.length > 1
  return (
    <div className={`${styles.band} dye-${game.dye ?? game.cloth}`}>
      <div className={styles.rod} />
      <ul className={styles.plates} data-many={isFull}>
        {lasting.map(({ name, until }) => (
          <li key={name} className={styles.rule}>
            {name}
            <small>{`until card ${until}`}</small>
          </li>
        ))}
        {status && !isFull && (
          <li>
            {status.words}
            <small>{status.note}</small>
          </li>
        )}
        {clock && <ClockPlate clock={clock} />}
      </ul>
      {eyes ?? (
        <p className={styles.caption}>
          {status && isFull
            ? `${status.words}: ${status.note}.`
            : `${game.title}’s cards. Nobody asks why you pass.`}
        </p>
      )}
      <Slip screen={screen} />
    </div>
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

/** A name that was tapped once, or caught. */
function Slip({ screen: { view, players } }: { screen: VenueScreen }) {
  const { accused, caught } = view
  const isStale = useIsPast(accused?.untilMs ?? 0)
  if (caught) {
    return (
      <div className={styles.slip}>
        <ScreenSeal isFresh>{`Caught! ${nameOf(players, caught.seat)}`}</ScreenSeal>
      </div>
    )
  }
  if (!accused || isStale) return null
  return (
    <p className={styles.asked}>
      {`${nameOf(players, accused.seat)}: “${accused.rule}”? Who else saw it?`}
    </p>
  )
}
