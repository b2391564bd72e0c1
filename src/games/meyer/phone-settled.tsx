import { LookUp } from '#games/parts/look-up.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import type { PhoneProps } from './play-props.ts'
import type { Shown } from './rules-state.ts'
import { Settled } from './settled.tsx'

/** Where a TV lifts the cup, phones wait until it has. */
export function PhoneSettled(play: PhoneProps & { shown: Shown }) {
  const { view, own, shown } = play
  const isAwake = useIsPast(view.wakesAtMs)
  if (isAwake || !own.hasScreen) return <Settled {...play} />
  return (
    <PlayFrame
      play={play}
      dock={
        <NextButton disabled onPress={() => {}} note="anybody can tap it">
          Next round
        </NextButton>
      }
    >
      <LookUp>{shown.dice ? 'The cup goes up on the TV.' : 'Nobody looks under this one.'}</LookUp>
    </PlayFrame>
  )
}
