import { nameOf } from '#domain/table/names.ts'
import { AnswerIsIn } from '#games/parts/answer-is-in.tsx'
import { LiveRegion } from '#games/parts/live-region.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { gameProgress, RoundCount } from '#games/parts/round-count.tsx'
import { TurnClock } from '#games/parts/turn-clock.tsx'
import type { NewGameProps } from './play-props.ts'

/** On a player's own phone. */
export function PhonePlay(play: NewGameProps) {
  const { view, players, sober, send, viewer, own } = play
  const { turn, round, rounds, clock } = view
  if (!own) return null
  const isMine = turn === viewer
  const name = isMine ? 'You' : nameOf(players, turn)
  return (
    <LiveRegion>
      <PlayFrame
        play={play}
        right={<RoundCount round={round} rounds={rounds} />}
        dock={
          isMine ? (
            <NextButton onPress={() => send({ type: 'done' })} note="a point">
              Done
            </NextButton>
          ) : (
            <AnswerIsIn title="Not your turn" {...{ players, own }} />
          )
        }
      >
        <PromptCard
          lead={isMine ? 'Your turn' : 'Their turn'}
          prompt={{ raw: name, parts: [{ text: name }] }}
          players={players}
          sober={sober}
          progress={gameProgress(round, rounds)}
        />
        {clock && <TurnClock clock={clock} />}
      </PlayFrame>
    </LiveRegion>
  )
}
