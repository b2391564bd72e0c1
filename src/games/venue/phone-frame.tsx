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
  children: ReactNode
  dock: ReactNode
  onNext?: () => void
}

/** What every step of a card has: whose it is, how far the evening is, and the rules in force. */
export function PhoneFrame({ phone, title, canSkip, children, dock, onNext }: PhoneFrameProps) {
  const { view, players, game } = phone
  const { round, rounds } = view
  return (
    <PlayFrame
      play={phone}
      middle={<HeaderCount note={`card ${round} of ${rounds}`}>{title}</HeaderCount>}
      tools={canSkip && <SkipTool play={phone} />}
      dock={dock}
      {...(onNext && { onNext })}
    >
      {children}
      <IdeaLine idea={view.idea} players={players} title={game.title} />
      <CaughtRow phone={phone} />
    </PlayFrame>
  )
}
