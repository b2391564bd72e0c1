import { nameOf } from '#domain/table/names.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { SeatChips } from '#games/parts/seat-chips.tsx'
import type { WordProps } from './play-props.ts'

export function WhoGuessed(props: WordProps) {
  const { view, players, sober, send } = props
  // Already revealed: only the name is open.
  const isTold = view.outcome?.by != null
  const play = { ...props, canUndo: props.canUndo && !isTold }
  const likely = view.guessers[0] ?? view.asker
  const chooseSolver = (seat: number) => send({ type: 'solver', seat })
  return (
    <PlayFrame
      play={play}
      onNext={() => chooseSolver(likely)}
      right={<RoundCount round={view.wordNo} rounds={view.words} />}
      tools={
        !isTold && (
          <Tool icon="icon-ban" onPress={() => send({ type: 'notYet' })}>
            Nobody yet
          </Tool>
        )
      }
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={() => chooseSolver(likely)} note="whose turn it was">
            {nameOf(players, likely)}
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead="Somebody has it"
        prompt={{ raw: '', parts: [{ text: 'Who said it?' }] }}
        players={players}
        sober={sober}
      />
      <SeatChips
        label="Somebody else? Tap the name."
        {...{ players }}
        chosen={[]}
        onToggle={chooseSolver}
      />
    </PlayFrame>
  )
}
