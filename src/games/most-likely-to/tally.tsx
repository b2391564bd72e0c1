import type { Seat } from '#domain/table/players.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { FingerNumbers, FingerTally, fingersNote } from '#games/parts/finger-tally.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { Split } from '#games/parts/split.tsx'
import { leadIn, type MostLikelyProps } from './play-props.ts'

export function Tally(play: MostLikelyProps) {
  const { view, players, sober, send } = play
  const here = useSeatsHere(players).length
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
          <BackButton play={play} />
          <NextButton onPress={reveal} note={fingersNote(view.fingersLeft, here)}>
            {view.fingersLeft === here ? 'Nobody' : 'Crown'}
          </NextButton>
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
