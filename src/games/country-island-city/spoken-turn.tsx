import { nameOf } from '#domain/table/names.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useClock } from '#games/parts/use-clock.ts'
import { Board } from './board.tsx'
import { ChallengeSheet } from './challenge-sheet.tsx'
import { ColumnTools } from './column-tools.tsx'
import type { CicProps } from './play-props.ts'
import type { Turn } from './rules-state.ts'

/** Out loud: one letter, one column, and less time every lap. */
export function SpokenTurn({ turn, ...play }: CicProps & { turn: Turn }) {
  const { view, players, send } = play
  const here = useSeatsHere(players)
  const face = useClock(turn.clock)
  const go = () => send({ type: face.running ? 'answer' : 'resume' })
  return (
    <PlayFrame
      play={play}
      onNext={go}
      middle={<HeaderCount note="your turn">{nameOf(players, turn.seat)}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      tools={
        <>
          <ColumnTools play={play} />
          {turn.answers > 0 && (
            <Tool icon="icon-eyeoff" onPress={() => send({ type: 'challenge', seat: turn.seat })}>
              Doubt it
            </Tool>
          )}
        </>
      }
      dock={
        face.running ? (
          <NextButton
            onPress={go}
            note={`pass it to ${nameOf(players, seatAfter(here, turn.seat))}`}
          >
            Said it
          </NextButton>
        ) : (
          <NextButton onPress={go} note={`${turn.clock.lengthMs / 1000} seconds an answer`}>
            {turn.answers === 0 ? 'Go' : 'Carry on'}
          </NextButton>
        )
      }
    >
      <Board {...play} face={face} />
      <ChallengeSheet play={play} challenge={turn.challenge} />
    </PlayFrame>
  )
}
