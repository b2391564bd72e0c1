import type { ReactNode } from 'react'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { Scores } from '#games/parts/scores.tsx'
import { ItemCard } from './item-card.tsx'
import type { MoreOrLessProps } from './play-props.ts'
import styles from './table-frame.module.css'
import { TwoItems } from './two-items.tsx'

const notes = { sides: '', guess: 'you say', bet: 'has spoken', reveal: 'has spoken' }

type TableFrameProps = {
  play: MoreOrLessProps
  hidden: ReactNode
  tools?: ReactNode
  dock: ReactNode
  onNext?: () => void
}

/** A visible item, a hidden one, and the score. */
export function TableFrame({ play, hidden, tools, dock, onNext }: TableFrameProps) {
  const { view } = play
  const { a, teams, side, points, card, cards, isLast } = view
  const team = teams[side]
  return (
    <div className={`${styles.frame} cloth-${team?.cloth}`}>
      <PlayFrame
        // A number that was seen cannot be undone: only a bet can.
        play={{ ...play, canUndo: play.canUndo && view.phase === 'bet' }}
        {...(onNext ? { onNext } : {})}
        middle={
          <HeaderCount note={notes[view.phase]}>
            <PlayerName name={team?.name ?? ''} />
          </HeaderCount>
        }
        right={
          isLast ? (
            <HeaderCount note="the tie">Last</HeaderCount>
          ) : (
            <HeaderCount note={`of ${cards}`}>{card}</HeaderCount>
          )
        }
        tools={tools}
        dock={dock}
      >
        <TwoItems known={<ItemCard item={a} />} hidden={hidden} />
        <Scores teams={teams} points={points} />
      </PlayFrame>
    </div>
  )
}
