import type { ReactNode } from 'react'
import type { Seat } from '#domain/table/players.ts'
import { ScreenAudience } from '#games/parts/screen-audience.tsx'
import { ScreenClock } from '#games/parts/screen-clock.tsx'
import { maxInRow, maxPlates, ScreenCounts } from '#games/parts/screen-counts.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import styles from './cup-screen.module.css'
import type { Options } from './rules-options.ts'
import type { View } from './rules-view.ts'

export type Screen = ScreenProps<View, Options>

type ScreenTableProps = Screen & {
  lead: ReactNode
  /** A number, as large as the TV allows. */
  call?: string
  /** A sentence in its place. */
  title?: string
  /** Below. */
  line?: ReactNode
  small?: ReactNode
  scene: ReactNode
  current: Seat
  /** Default: as they are. */
  lives?: readonly number[]
  /** The roll shown is a Meyer: everything is in the game's colour. */
  isMeyer?: boolean
  /** What the audience called, below. */
  called?: { isHidden: boolean }
}

/** Numbers are set larger than names. */
const numberLetters = 3

/** Words on the left, the cup on the right, lives along the bottom. */
export function ScreenTable(props: ScreenTableProps) {
  const { players, view, lead, call, title, line, small, scene, current, isMeyer = false } = props
  const { lives = view.lives, called, heard } = props
  const here = useSeatsHere(players)
  const isIn = (seat: Seat) => (lives[seat] ?? 0) > 0
  const inFirst = [...here].sort((one, other) => Number(isIn(other)) - Number(isIn(one)))
  const isNamed = call !== undefined && call.length > numberLetters
  return (
    <div
      className={styles.table}
      data-meyer={isMeyer}
      data-many={here.length > maxInRow}
      data-shared={called && heard?.kind === 'bluff'}
    >
      <div className={styles.middle}>
        <div className={styles.words} aria-live="polite">
          <p className={styles.lead}>{lead}</p>
          {call !== undefined && <p className={isNamed ? styles.named : styles.call}>{call}</p>}
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {line && <p className={styles.line}>{line}</p>}
          {small && <p className={styles.small}>{small}</p>}
        </div>
        <div className={styles.scene}>{scene}</div>
        {view.clock && (
          <div className={styles.clock}>
            <ScreenClock clock={view.clock} />
          </div>
        )}
      </div>
      {called && <ScreenAudience shape="low" {...called} kind="bluff" {...{ heard, players }} />}
      <ScreenCounts
        label="Lives left"
        {...{ players }}
        seats={here.length > maxPlates ? inFirst : here}
        count={(seat) => (isIn(seat) ? lives[seat] : 'out')}
        current={[current]}
        faded={(seat) => !isIn(seat)}
      />
    </div>
  )
}
