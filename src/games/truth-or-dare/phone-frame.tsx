import type { ReactNode } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { RingClock } from '#games/parts/ring-clock.tsx'
import { useClock } from '#games/parts/use-clock.ts'
import type { RoleProps } from './phone-props.ts'
import { roundWords } from './round-words.ts'
import styles from './truth-frame.module.css'

type PhoneFrameProps = {
  play: RoleProps
  /** Of whose turn it is: “does a dare”. */
  note?: string
  tools?: ReactNode
  dock?: ReactNode
  onNext?: () => void
  children: ReactNode
}

/** Whose turn it is in the header, and the time left beside the words. */
export function PhoneFrame({ play, note, children, ...frame }: PhoneFrameProps) {
  const { view, players, role } = play
  const words = roundWords(view.round, view.rounds)
  const name = nameOf(players, view.turn)
  return (
    <PlayFrame
      play={play}
      middle={
        role === 'turn' ? (
          <HeaderCount note={words}>Your turn</HeaderCount>
        ) : (
          <HeaderCount note={note ?? words}>{name}</HeaderCount>
        )
      }
      dock={null}
      {...frame}
    >
      <div className={styles.stage} data-timed={view.clock !== null}>
        {children}
        {view.clock && <TimeLeft clock={view.clock} />}
      </div>
    </PlayFrame>
  )
}

function TimeLeft({ clock }: { clock: Clock }) {
  return (
    <div className={styles.clock}>
      <RingClock face={useClock(clock)} className={styles.ring} />
    </div>
  )
}
