import { nameOf } from '#domain/table/names.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useClock } from '#games/parts/use-clock.ts'
import { Board } from './board.tsx'
import type { CicProps } from './play-props.ts'
import type { Phase } from './rules-state.ts'

export function Grace({ grace, ...play }: CicProps & { grace: Phase & { name: 'grace' } }) {
  const { view, players, send } = play
  const face = useClock(grace.clock)
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
          <BackButton play={play} />
          {face.running ? (
            <NextButton onPress={pensDown} note="everybody is done">
              Pens down
            </NextButton>
          ) : (
            <NextButton onPress={carryOn} note="the clock slept with the phone">
              Carry on
            </NextButton>
          )}
        </>
      }
    >
      <Board {...play} face={face} />
    </PlayFrame>
  )
}
