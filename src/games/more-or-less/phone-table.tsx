import type { ReactNode } from 'react'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { clothOf, ownSide, type PhoneProps } from './phone-props.ts'

type PhoneTableProps = {
  play: PhoneProps
  /** What the side in play does. */
  does: string
  children: ReactNode
  dock: ReactNode
  onNext?: (() => void) | undefined
}

/** The table on a phone of one's own, in the cloth of one's own side. */
export function PhoneTable({ play, does, children, dock, onNext }: PhoneTableProps) {
  const { teams, side, isLast, card, cards } = play.view
  const isOurs = ownSide(play) === side
  return (
    <div className={clothOf(play)}>
      <PlayFrame
        play={play}
        middle={
          <HeaderCount note={`${does}, ${isLast ? 'the last' : `${card} of ${cards}`}`}>
            {isOurs ? 'Your side' : (teams[side]?.name ?? '')}
          </HeaderCount>
        }
        dock={dock}
        {...(onNext && { onNext })}
      >
        {children}
      </PlayFrame>
    </div>
  )
}
