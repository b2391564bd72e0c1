import type { ReactNode } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { ClockAnnouncer } from '#games/parts/clock-announcer.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { HeaderCount, PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { useClock } from '#games/parts/use-clock.ts'
import styles from './cup-table.module.css'
import type { MeyerProps } from './play-props.ts'

export const rulesLabel = 'Rules and ranks'

/** Opens the rank card. */
export function RulesCount() {
  return <HeaderCount note="rules">?</HeaderCount>
}

type CupTableProps = {
  play: MeyerProps
  /** Omitted: the table's turn. */
  seat?: Seat
  note?: string
  lead: ReactNode
  title: ReactNode
  /** Announced instead of the title. */
  spoken?: string
  size: 'line' | 'call' | 'named'
  rule?: ReactNode
  scene: ReactNode
  children?: ReactNode
  tools?: ReactNode
  dock: ReactNode
  /** Missing for who only watches. */
  onNext?: () => void
}

/** The frame of every screen: words above, the plate below, the dock at the bottom. */
export function CupTable(props: CupTableProps) {
  const { play, seat, note, lead, title, size, rule, scene, children, tools, dock, onNext } = props
  const { players, view, viewer, own, openRules } = play
  const spoken = props.spoken ?? title
  return (
    <PlayFrame
      play={play}
      {...(onNext && { onNext })}
      {...(seat !== undefined && {
        middle: (
          <HeaderCount note={note}>
            {own && seat === viewer ? 'Your turn' : nameOf(players, seat)}
          </HeaderCount>
        ),
      })}
      {...(!own && { right: <RulesCount /> })}
      onRight={{ label: rulesLabel, press: openRules }}
      tools={
        <>
          {tools}
          {own && (
            <Tool icon="icon-grip" onPress={openRules}>
              What beats what
            </Tool>
          )}
        </>
      }
      dock={dock}
    >
      <div className={styles.table}>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <h2 className={styles[size]}>{title}</h2>
          {rule && <p className={styles.rule}>{rule}</p>}
        </div>
        <Announce>
          <p>{lead}</p>
          <p>{spoken}</p>
          {rule && <p>{rule}</p>}
        </Announce>
        {view.clock && <Thinking clock={view.clock} />}
        <div className={styles.scene}>{scene}</div>
      </div>
      {children}
    </PlayFrame>
  )
}

function Thinking({ clock }: { clock: Clock }) {
  const { seconds } = useClock(clock)
  return (
    <>
      <p className={styles.clock}>
        {seconds}
        <small>{` ${seconds === 1 ? 'second' : 'seconds'} left`}</small>
      </p>
      <ClockAnnouncer seconds={seconds} />
    </>
  )
}
