import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { ScreenAudience } from '#games/parts/screen-audience.tsx'
import { ScreenClock } from '#games/parts/screen-clock.tsx'
import { maxInRow, ScreenCounts } from '#games/parts/screen-counts.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import styles from './dice-screen.module.css'
import type { Line } from './effect-words.ts'
import { hitsOf } from './rules-hits-of.ts'
import type { Options } from './rules-options.ts'
import type { View } from './rules-view.ts'

export type Screen = ScreenProps<View, Options>

/** What fits on one row of the TV in full size. */
const longWhy = 15

type ScreenTableProps = Screen & {
  lead: ReactNode
  lines: readonly Line[]
  /** What comes next. */
  line?: ReactNode
  /** Who called it, and what became of hits. */
  small?: string
  scene: ReactNode
  /** Hits have come down on their names. */
  hasHit?: boolean
  /** The hat has changed heads. */
  hasHat?: boolean
  /** What the audience called, over the dice. */
  called?: { kind: 'throw' | 'duel'; isHidden: boolean } | null
}

/** Words on the left, the dice on the right, hits along the bottom. */
export function ScreenTable(props: ScreenTableProps) {
  const { players, view, lead, lines, line, small, scene, hasHit = true, hasHat = true } = props
  const { called, heard } = props
  const here = useSeatsHere(players)
  const fresh = (seat: Seat) => hitsOf(view, seat)
  const struck = hasHit ? here.filter((seat) => fresh(seat) > 0) : []
  const hitsFirst = [view.turn, ...struck, ...here].filter((seat) => here.includes(seat))
  return (
    <div className={styles.table} data-many={here.length > maxInRow}>
      <div className={styles.middle}>
        <div className={styles.words} aria-live="polite" data-tight={isTight(lines)}>
          <p className={styles.lead}>{lead}</p>
          {lines.map(({ why, what }) => (
            <p key={`${why} ${what}`} className={styles.effect}>
              <b>{why}</b>
              <span>{what}.</span>
            </p>
          ))}
          {line && <p className={styles.line}>{line}</p>}
          {small && <p className={styles.small}>{small}</p>}
          <InForce {...props} hasHat={hasHat} />
        </div>
        <div className={styles.scene}>{scene}</div>
        {called && (
          <div className={styles.called}>
            <ScreenAudience shape="stacked" {...called} {...{ heard, players }} />
          </div>
        )}
        {view.clock && (
          <div className={styles.clock}>
            <ScreenClock clock={view.clock} />
          </div>
        )}
      </div>
      <ScreenCounts
        label="Hits taken so far"
        players={players}
        seats={here.length > 16 ? [...new Set(hitsFirst)] : here}
        count={(seat) => (view.taken[seat] ?? 0) - (hasHit ? 0 : fresh(seat))}
        current={struck.length > 0 ? struck : [view.turn]}
        flying={(seat) => (hasHit ? fresh(seat) : 0)}
      />
    </div>
  )
}

/** More than one thing, or two names in one: each has less room. */
function isTight(lines: readonly Line[]): boolean {
  return lines.length > 1 || lines.some(({ why }) => why.length > longWhy)
}

/** The Three-Man and the rule, for as long as they hold. */
function InForce({ view, players, hasHat }: Screen & { hasHat: boolean }) {
  const { threeMan, lasting, effects } = view
  const isNew = effects.some(({ type }) => type === 'crowned')
  const isWorn = threeMan !== null && (hasHat || !isNew)
  return (
    <div className={styles.inForce}>
      {isWorn && (
        <p className={styles.hat} data-new={isNew}>
          <i aria-hidden>3</i>
          <span>
            <bdi>{nameOf(players, threeMan)}</bdi>
            <small>is Three-Man: one for every three</small>
          </span>
        </p>
      )}
      {lasting && (
        <p className={styles.law}>
          <small>
            <bdi>{nameOf(players, lasting.by)}</bdi>’s rule
          </small>
          {lasting.text || 'As it was said. Somebody remembers.'}
        </p>
      )}
    </div>
  )
}
