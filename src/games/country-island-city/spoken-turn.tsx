import { HeaderCount, PlayFrame, Tool } from '#games/kit/play-frame.tsx'
import { useClock } from '#games/kit/use-clock.ts'
import { Slab } from '#ui/slab.tsx'
import { Board } from './board.tsx'
import { ChallengeSheet } from './challenge-sheet.tsx'
import { ClockRing } from './clock-ring.tsx'
import { ColumnTools, nameOf, RoundCount } from './frame-parts.tsx'
import type { CicProps } from './play.tsx'
import type { Turn } from './rules-state.ts'

/** Out loud: one letter, one column, and less time every lap. */
export function SpokenTurn({ turn, ...play }: CicProps & { turn: Turn }) {
  const { view, players, send } = play
  const { seconds, share, running } = useClock(turn.clock, () => send({ type: 'timeout' }))
  const go = () => send({ type: running ? 'answer' : 'resume' })
  return (
    <PlayFrame
      play={play}
      onNext={go}
      middle={<HeaderCount note="your turn">{nameOf(play, turn.seat)}</HeaderCount>}
      right={<RoundCount view={view} />}
      tools={
        <>
          <ColumnTools {...play} />
          {turn.answers > 0 && (
            <Tool icon="icon-eyeoff" onPress={() => send({ type: 'challenge', seat: turn.seat })}>
              Doubt it
            </Tool>
          )}
        </>
      }
      dock={
        running ? (
          <Slab
            size="main"
            icon="icon-fwd"
            keyHint="Space"
            onPress={go}
            note={`pass it to ${nameOf(play, (turn.seat + 1) % players.length)}`}
          >
            Said it
          </Slab>
        ) : (
          <Slab
            size="main"
            icon="icon-fwd"
            keyHint="Space"
            onPress={go}
            note={`${turn.clock.lengthMs / 1000} seconds an answer`}
          >
            {turn.answers === 0 ? 'Go' : 'Carry on'}
          </Slab>
        )
      }
    >
      <Board {...play} beside={<ClockRing seconds={seconds} share={share} />} />
      <ChallengeSheet play={play} challenge={turn.challenge} />
    </PlayFrame>
  )
}
