import type { Clock } from '#domain/table/clock.ts'
import { listNames } from '#domain/table/names.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import type { PhoneProps } from './phone-props.ts'
import { TurnStage } from './turn-stage.tsx'

/** Nobody who acts is there: the clock waits for them, and the table need not. */
export function PhoneResting({ clock, ...play }: PhoneProps & { clock: Clock }) {
  const { view, players, send } = play
  const { hits, actors, wakesAtMs } = view
  const isAwake = useIsPast(wakesAtMs)
  const end = () => isAwake && send({ type: 'end' })
  return (
    <PlayFrame
      play={play}
      {...(isAwake && { onNext: end })}
      middle={<HeaderCount note={hits === 1 ? 'hit so far' : 'hits so far'}>{hits}</HeaderCount>}
      dock={
        <NextButton onPress={end} disabled={!isAwake} note="anybody can tap it. Hits stay">
          End the turn
        </NextButton>
      }
    >
      <TurnStage
        play={play}
        lead="The clock rests"
        title={`Waiting for ${listNames(players, actors)}.`}
        rule="It goes on by itself when one who acts is back."
        clock={clock}
      />
    </PlayFrame>
  )
}
