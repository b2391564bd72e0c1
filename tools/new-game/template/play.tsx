import { nameOf } from '#domain/table/names.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { gameProgress, RoundCount } from '#games/parts/round-count.tsx'
import { Button } from '#ui/button.tsx'
import type { NewGameProps } from './play-props.ts'

export function Play(play: NewGameProps) {
  const { view, players, sober, send } = play
  const { turn, round, rounds } = view
  const name = nameOf(players, turn)
  const done = () => send({ type: 'done' })
  return (
    <PlayFrame
      play={play}
      onNext={done}
      middle={<HeaderCount note="plays">{name}</HeaderCount>}
      right={<RoundCount round={round} rounds={rounds} />}
      tools={null}
      dock={
        <>
          <BackButton play={play} />
          <Button variant="quiet" size="large" onPress={() => send({ type: 'next' })}>
            Skip
          </Button>
          <NextButton onPress={done} note="a point">
            Done
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead="Your turn"
        prompt={{ raw: name, parts: [{ text: name }] }}
        players={players}
        sober={sober}
        progress={gameProgress(round, rounds)}
      />
    </PlayFrame>
  )
}
