import { type ReactNode, useState } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import { HeaderCount, PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { ShakeOffer } from '#games/parts/shake-offer.tsx'
import { useClock } from '#games/parts/use-clock.ts'
import { CaughtTool } from './caught-tool.tsx'
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

function SecondsLeft({ clock }: { clock: Clock }) {
  return <>{`, ${useClock(clock).seconds} s`}</>
}

/** The frame of every screen: who has the dice, which lap, what counts. */
export function DiceFrame({ play, throwing, onNext, dock, children }: DiceFrameProps) {
  const { view, players, viewer, own, options } = play
  const { turn, clock, duel, throws, throwsLeft } = view
  const isMine = own !== undefined && turn === viewer
  const [isReading, setIsReading] = useState(false)
  return (
    <>
      <PlayFrame
        play={play}
        {...(onNext ? { onNext } : {})}
        middle={
          <HeaderCount
            note={
              <>
                {isMine && !duel && throws > 0
                  ? `${throwsLeft} left`
                  : isMine
                    ? 'two dice'
                    : 'has the dice'}
                {own && clock && <SecondsLeft clock={clock} />}
              </>
            }
          >
            {isMine ? 'Your throw' : nameOf(players, turn)}
          </HeaderCount>
        }
        {...(!own && { right: <RoundCount round={view.lap} rounds={view.laps} /> })}
        tools={
          <>
            {throwing && view.canThrow && <ShakeOffer {...throwing.shake} />}
            <Tool icon="icon-grip" onPress={() => setIsReading(true)}>
              What counts
            </Tool>
            {own && <CaughtTool {...play} />}
          </>
        }
        dock={dock}
      >
        {children}
      </PlayFrame>
      <CribSheet open={isReading} onClose={() => setIsReading(false)} options={options} />
    </>
  )
}
