import type { Seat } from '#domain/table/players.ts'
import { BackSlab } from '#games/kit/back-slab.tsx'
import { FingerNumbers, FingerTally, fingersNote } from '#games/kit/finger-tally.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { HeaderCount, PlayFrame } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { SkipTool } from '#games/kit/prompt-tools.tsx'
import { useHere } from '#games/kit/seats-here.ts'
import { Split } from '#games/kit/split.tsx'
import { leadIn, type MostLikelyProps } from './play-props.ts'

/** Fingers are out: who got them, and how many. */
export function Tally(play: MostLikelyProps) {
  const { view, players, sober, send } = play
  const here = useHere(players).length
  const votes = view.votes ?? []
  const reveal = () => send({ type: 'reveal' })
  const fingers = {
    players,
    votes,
    pointed: view.pointed,
    onFingers: (seat: Seat, count: number) => send({ type: 'point', for: seat, fingers: count }),
  }
  return (
    <PlayFrame
      play={play}
      onNext={reveal}
      middle={<HeaderCount note="tap the names">Point!</HeaderCount>}
      right={<HeaderCount note="to count">{view.fingersLeft}</HeaderCount>}
      tools={<SkipTool play={play} />}
      dock={
        <>
          <BackSlab play={play} />
          <NextSlab onPress={reveal} note={fingersNote(view.fingersLeft, here)}>
            {view.fingersLeft === here ? 'Nobody' : 'Crown'}
          </NextSlab>
        </>
      }
    >
      <Split
        prompt={<PromptCard lead={leadIn} prompt={view.prompt} players={players} sober={sober} />}
        foot={<FingerNumbers {...fingers} />}
      >
        <FingerTally {...fingers} />
      </Split>
    </PlayFrame>
  )
}
