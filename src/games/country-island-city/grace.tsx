import { nameOf } from '#domain/table/names.ts'
import { BackSlab } from '#games/kit/back-slab.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import { RoundCount } from '#games/kit/round-count.tsx'
import { useClock } from '#games/kit/use-clock.ts'
import { Board } from './board.tsx'
import type { CicProps } from './play.tsx'
import type { Phase } from './rules-state.ts'

/** Somebody is done: the last seconds for everybody else. */
export function Grace({ grace, ...play }: CicProps & { grace: Phase & { name: 'grace' } }) {
  const { view, players, send } = play
  const face = useClock(grace.clock, () => send({ type: 'timeout' }))
  const pensDown = () => send({ type: 'pens-down' })
  const carryOn = () => send({ type: 'resume' })
  return (
    <PlayFrame
      play={play}
      onNext={face.running ? pensDown : carryOn}
      middle={<HeaderCount note="is done">{nameOf(players, grace.caller)}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      dock={
        <>
          <BackSlab play={play} />
          {face.running ? (
            <NextSlab onPress={pensDown} note="everybody is done">
              Pens down
            </NextSlab>
          ) : (
            <NextSlab onPress={carryOn} note="the clock slept with the phone">
              Carry on
            </NextSlab>
          )}
        </>
      }
    >
      <Board {...play} face={face} />
    </PlayFrame>
  )
}
