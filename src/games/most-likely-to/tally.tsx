import { BackSlab } from '#games/kit/back-slab.tsx'
import { FingerTally, fingersNote } from '#games/kit/finger-tally.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { SkipTool } from '#games/kit/prompt-tools.tsx'
import { Split } from '#games/kit/split.tsx'
import { leadIn, type MostLikelyProps } from './play-props.ts'

/** Fingers are out: a tap on a name for each of them, and a way to take one back. */
export function Tally(play: MostLikelyProps) {
  const { view, players, sober, send } = play
  const votes = view.votes ?? []
  const reveal = () => send({ type: 'reveal' })
  return (
    <PlayFrame
      play={play}
      onNext={reveal}
      middle={<HeaderCount note="tap each finger">Point!</HeaderCount>}
      right={<HeaderCount note="to count">{view.fingersLeft}</HeaderCount>}
      tools={<SkipTool play={play} />}
      dock={
        <>
          <BackSlab play={play} />
          <NextSlab onPress={reveal} note={fingersNote(view.fingersLeft, players.length)}>
            {view.fingersLeft === players.length ? 'Nobody' : 'Crown'}
          </NextSlab>
        </>
      }
    >
      <Split
        prompt={<PromptCard lead={leadIn} prompt={view.prompt} players={players} sober={sober} />}
      >
        <FingerTally
          players={players}
          votes={votes}
          onPoint={(seat) => send({ type: 'point', for: seat })}
          onUnpoint={(seat) => send({ type: 'unpoint', for: seat })}
        />
      </Split>
    </PlayFrame>
  )
}
