import { nameOf } from '#domain/table/names.ts'
import { BackSlab } from '#games/kit/back-slab.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { RoundCount, shareOfEvening } from '#games/kit/round-count.tsx'
import { Slab } from '#ui/slab.tsx'
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
          <BackSlab play={play} />
          <Slab ghost size="main" onPress={() => send({ type: 'next' })}>
            Skip
          </Slab>
          <NextSlab onPress={done} note="a point">
            Done
          </NextSlab>
        </>
      }
    >
      <PromptCard
        lead="Your turn"
        prompt={{ raw: name, parts: [{ text: name }] }}
        players={players}
        sober={sober}
        progress={shareOfEvening(round, rounds)}
      />
    </PlayFrame>
  )
}
