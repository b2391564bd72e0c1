import { type ReactNode, useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { HeaderCount, PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { ShakeOffer } from '#games/parts/shake-offer.tsx'
import { CribSheet } from './crib-sheet.tsx'
import type { DiceProps, Throwing } from './play-props.ts'

type DiceFrameProps = {
  play: DiceProps
  /** Set on screens where dice can be thrown. */
  throwing?: Throwing
  onNext?: () => void
  dock: ReactNode
  children: ReactNode
}

/** The frame of every screen: who has the dice, which lap, what counts. */
export function DiceFrame({ play, throwing, onNext, dock, children }: DiceFrameProps) {
  const { view, players } = play
  const [isReading, setIsReading] = useState(false)
  return (
    <>
      <PlayFrame
        play={play}
        {...(onNext ? { onNext } : {})}
        middle={
          <HeaderCount note="has the dice">
            <PlayerName name={nameOf(players, view.turn)} />
          </HeaderCount>
        }
        right={<RoundCount round={view.lap} rounds={view.laps} />}
        tools={
          <>
            {throwing && view.canThrow && <ShakeOffer {...throwing.shake} />}
            <Tool icon="icon-grip" onPress={() => setIsReading(true)}>
              What counts
            </Tool>
          </>
        }
        dock={dock}
      >
        {children}
      </PlayFrame>
      <CribSheet open={isReading} onClose={() => setIsReading(false)} options={play.options} />
    </>
  )
}
