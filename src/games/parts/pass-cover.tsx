import type { ReactNode } from 'react'
import type { Player, Seat } from '#domain/table/players.ts'
import { NextButton } from './next-button.tsx'
import styles from './pass-cover.module.css'
import { PlayFrame } from './play-frame.tsx'
import type { FrameProps } from './play-props.ts'
import { PromptCard } from './prompt-card.tsx'

type PassCoverProps = {
  play: FrameProps & { players: readonly Player[]; sober: boolean }
  seat: Seat
  lead: string
  rule: string
  right?: ReactNode
  onRight?: { label: string; press: () => void }
  onOpen: () => void
}

/** Hides a secret until the right player holds the phone. */
export function PassCover({ play, seat, lead, rule, right, onRight, onOpen }: PassCoverProps) {
  return (
    <PlayFrame
      play={{ ...play, canUndo: false }}
      onNext={onOpen}
      right={right}
      {...(onRight && { onRight })}
      dock={
        <NextButton
          className={styles.open}
          icon="icon-eyeoff"
          onPress={onOpen}
          note="nobody else looks"
        >
          Open it
        </NextButton>
      }
    >
      <div className={styles.cover}>
        <PromptCard
          lead={lead}
          prompt={{ raw: '', parts: [{ seat }] }}
          players={play.players}
          sober={play.sober}
          rule={rule}
        />
      </div>
    </PlayFrame>
  )
}
