import type { ReactNode } from 'react'
import type { Clock } from '#domain/table/clock.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import turn from '#games/parts/turn.module.css'
import { TurnClock } from '#games/parts/turn-clock.tsx'

type TurnStageProps = {
  play: Pick<PlayProps<unknown, never, unknown>, 'players' | 'sober'>
  lead: ReactNode
  title: string
  rule: ReactNode
  /** In a large ring. */
  clock?: Clock | null
}

/** What this phone's player has to do, as large as it fits, and the time. */
export function TurnStage({ play, lead, title, rule, clock }: TurnStageProps) {
  const { players, sober } = play
  return (
    <div className={turn.turn}>
      <div className={turn.words}>
        <PromptCard
          lead={lead}
          prompt={{ raw: '', parts: [{ text: title }] }}
          players={players}
          sober={sober}
          rule={rule}
        />
      </div>
      {clock && <TurnClock clock={clock} />}
    </div>
  )
}
