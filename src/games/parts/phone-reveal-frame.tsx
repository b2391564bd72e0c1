import type { ReactNode } from 'react'
import { LookUp } from './look-up.tsx'
import { NextButton } from './next-button.tsx'
import { PlayFrame } from './play-frame.tsx'
import type { FrameProps, OwnPhone } from './play-props.ts'
import { useIsPast } from './table-clock.ts'

type PhoneRevealFrameProps = {
  play: FrameProps & { own: OwnPhone; send: (move: { type: 'next' }) => void }
  /** Until then Next does nothing. */
  wakesAtMs: number
  middle?: ReactNode
  right?: ReactNode
  /** What the main button says, and what it does. */
  next?: string
  note?: string
  /** Said until then where a TV shows it; without, phones show it at once. */
  lookUp?: string
  children: ReactNode
}

/** What came of a round, on a player's own phone: anybody taps on once everybody has seen it. */
export function PhoneRevealFrame(props: PhoneRevealFrameProps) {
  const { play, wakesAtMs, next = 'Next', note = 'anybody can tap it', lookUp, children } = props
  const isAwake = useIsPast(wakesAtMs)
  const onNext = () => isAwake && play.send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      middle={props.middle}
      right={props.right}
      {...(isAwake && { onNext })}
      dock={
        <NextButton onPress={onNext} disabled={!isAwake} note={note}>
          {next}
        </NextButton>
      }
    >
      {lookUp !== undefined && play.own.hasScreen && !isAwake ? (
        <LookUp>{lookUp}</LookUp>
      ) : (
        children
      )}
    </PlayFrame>
  )
}
