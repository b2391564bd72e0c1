import { type ReactNode, useState } from 'react'
import { capitalised, countWord } from '#domain/table/amount.ts'
import { PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { LastingSheet } from './lasting-sheet.tsx'
import type { MixProps } from './mix-props.ts'

type MixFrameProps = {
  play: MixProps
  middle?: ReactNode
  children: ReactNode
  tools?: ReactNode
  dock: ReactNode
  onNext?: () => void
}

/** The frame of every card: the count, and the rules in force. */
export function MixFrame({ play, tools, children, ...frame }: MixFrameProps) {
  const { round, cards, lasting } = play.view
  const [isOpen, setOpen] = useState(false)
  return (
    <PlayFrame
      {...frame}
      play={play}
      right={<RoundCount round={round} rounds={cards} />}
      tools={
        <>
          {lasting.length > 0 && (
            <Tool icon="icon-eyeon" onPress={() => setOpen(true)}>
              {lasting.length === 1
                ? 'A rule is on'
                : `${capitalised(countWord(lasting.length))} rules on`}
            </Tool>
          )}
          {tools}
        </>
      }
    >
      {children}
      <LastingSheet play={play} open={isOpen} onClose={() => setOpen(false)} />
    </PlayFrame>
  )
}
