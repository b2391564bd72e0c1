import type { ReactNode } from 'react'
import { HeaderCount, PlayFrame } from '../parts/play-frame.tsx'
import { SkipTool } from '../parts/prompt-tools.tsx'
import { CaughtRow } from './caught-row.tsx'
import { IdeaLine } from './idea-line.tsx'
import type { PhoneProps } from './phone-props.ts'

type PhoneFrameProps = {
  phone: PhoneProps
  /** In the header: whose card it is. */
  title: string
  /** “Not for us”, until the card is settled. */
  canSkip?: boolean
  /** This phone has answered. */
  isIn?: boolean
  children: ReactNode
  dock: ReactNode
  onNext?: () => void
}

/** What every step of a card has: whose it is, how far the evening is, and the rules in force. */
export function PhoneFrame(props: PhoneFrameProps) {
  const { phone, title, canSkip, isIn, children, dock, onNext } = props
  const { view, players, game } = phone
  const { round, rounds } = view
  return (
    <PlayFrame
      play={phone}
      middle={<HeaderCount note={`card ${round} of ${rounds}`}>{title}</HeaderCount>}
      tools={canSkip && <SkipTool play={phone} isIn={isIn} />}
      dock={dock}
      {...(onNext && { onNext })}
    >
      {children}
      <IdeaLine idea={view.idea} players={players} title={game.title} />
      <CaughtRow phone={phone} />
    </PlayFrame>
  )
}
