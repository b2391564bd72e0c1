import type { ReactNode } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { ScreenClock } from '#games/parts/screen-clock.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { ScreenScores } from '#games/parts/screen-scores.tsx'
import styles from './acting-screen.module.css'
import type { Options } from './rules-options.ts'
import type { View } from './rules-state.ts'
import { whoActs } from './turn-words.ts'

/** More sides than these have no room for their points. */
const maxSides = 4
/** Letters of names that fit below a side's own. */
const noteLetters = 34

type ScreenTurnProps = Pick<ScreenProps<View, Options>, 'view' | 'players'> & {
  lead?: ReactNode
  /** Default: the game's. */
  cloth?: string | undefined
  title: string
  rule: ReactNode
  clock: Clock | null
}

/** A turn on the TV: who, the time, and the sides below. */
export function ScreenTurn({ view, players, lead, cloth, title, rule, clock }: ScreenTurnProps) {
  return (
    <>
      <div className={cloth ? `${styles.turn} cloth-${cloth}` : styles.turn}>
        <div className={styles.words} aria-live="polite">
          <p className={styles.lead}>{lead ?? whoActs(view)}</p>
          <p className={styles.title} data-fit={fitOf(title)}>
            {title}
          </p>
          <p className={styles.rule}>{rule}</p>
        </div>
        {clock && <ScreenClock clock={clock} />}
      </div>
      <Sides view={view} note={(team) => shortNames(players, view.teams[team]?.seats ?? [])} />
    </>
  )
}

type SidesProps = { view: View; points?: readonly number[]; note: (team: number) => ReactNode }

export function Sides({ view, points = view.points, note }: SidesProps) {
  const playing = view.teams.filter(({ seats }) => seats.length > 0).length
  if (playing > maxSides) return null
  return <ScreenScores teams={view.teams} points={points} note={note} />
}

/** “Mia, Jonas +2” */
function shortNames(players: readonly Player[], seats: readonly Seat[]): string {
  if (seats.length < 2) return ''
  const names = seats.map((seat) => nameOf(players, seat))
  const fitting = names.filter(
    (_, at) => names.slice(0, at + 1).join(', ').length <= noteLetters,
  ).length
  const shown = names.slice(0, Math.max(1, fitting)).join(', ')
  const more = names.length - Math.max(1, fitting)
  return more > 0 ? `${shown} +${more}` : shown
}

/** By the longest word: none is broken. */
function fitOf(title: string): string {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length))
  if (longest > 13) return 'small'
  return longest > 8 || title.length > 18 ? 'medium' : 'large'
}
