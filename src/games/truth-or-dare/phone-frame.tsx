import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { PhoneStage } from '#games/parts/phone-stage.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import type { RoleProps } from './phone-props.ts'
import { roundWords } from './round-words.ts'

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
      <PhoneStage clock={view.clock}>{children}</PhoneStage>
    </PlayFrame>
  )
}
