import { nameOf } from '#domain/table/names.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import turn from '#games/parts/turn.module.css'
import { TurnClock } from '#games/parts/turn-clock.tsx'
import type { PhoneProps } from './phone-props.ts'

/** The crowned pleads aloud, the others listen. */
export function PhonePlea(play: PhoneProps) {
  const { view, players, sober, viewer, send } = play
  const { appeal, clock, prompt } = view
  const seat = appeal?.seat ?? 0
  const name = nameOf(players, seat)
  const isMine = seat === viewer
  const rest = () => isMine && send({ type: 'rest' })
  return (
    <PlayFrame
      play={play}
      {...(isMine && { onNext: rest })}
      middle={<HeaderCount note={isMine ? 'you plead' : 'pleads'}>{name}</HeaderCount>}
      dock={
        isMine ? (
          <NextButton className={turn.huge} onPress={rest} note="then they judge">
            I rest my case
          </NextButton>
        ) : (
          <DockStatus title="You judge next">{`${name} speaks first.`}</DockStatus>
        )
      }
    >
      <div className={turn.turn}>
        <div className={turn.words}>
          <PromptCard
            lead={isMine ? 'Say why it is not you who would…' : `${name} would never…`}
            prompt={prompt}
            players={players}
            sober={sober}
          />
        </div>
        {clock && <TurnClock clock={clock} />}
      </div>
    </PlayFrame>
  )
}
