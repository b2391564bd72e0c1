import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import { useClock } from '#games/kit/use-clock.ts'
import { Slab } from '#ui/slab.tsx'
import { Board } from './board.tsx'
import { ClockRing } from './clock-ring.tsx'
import { BackSlab, nameOf, RoundCount } from './frame-parts.tsx'
import type { CicProps } from './play.tsx'
import type { Phase } from './rules-state.ts'

/** Somebody is done: the last seconds for everybody else. */
export function Grace({ grace, ...play }: CicProps & { grace: Phase & { name: 'grace' } }) {
  const { view, send } = play
  const { seconds, share, running } = useClock(grace.clock, () => send({ type: 'timeout' }))
  const pensDown = () => send({ type: 'pens-down' })
  const carryOn = () => send({ type: 'resume' })
  return (
    <PlayFrame
      play={play}
      onNext={running ? pensDown : carryOn}
      middle={<HeaderCount note="is done">{nameOf(play, grace.caller)}</HeaderCount>}
      right={<RoundCount view={view} />}
      dock={
        <>
          <BackSlab {...play} />
          {running ? (
            <Slab
              size="main"
              icon="icon-fwd"
              keyHint="Space"
              onPress={pensDown}
              note="everybody is done"
            >
              Pens down
            </Slab>
          ) : (
            <Slab
              size="main"
              icon="icon-fwd"
              keyHint="Space"
              onPress={carryOn}
              note="the clock slept with the phone"
            >
              Carry on
            </Slab>
          )}
        </>
      }
    >
      <Board {...play} beside={<ClockRing seconds={seconds} share={share} />} />
    </PlayFrame>
  )
}
