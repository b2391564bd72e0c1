import { nameOf } from '#domain/table/names.ts'
import { BackSlab } from '#games/kit/back-slab.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { PlayFrame, Tool } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { RoundCount } from '#games/kit/round-count.tsx'
import { SeatChips } from '#games/kit/seat-chips.tsx'
import type { WordProps } from './play-props.ts'

/** The voice host heard it, but not from whom. */
export function Who(props: WordProps) {
  const { view, players, sober, send } = props
  // Said once already, and so the word is out: all that is open is the name.
  const isTold = view.outcome?.by != null
  const play = { ...props, canUndo: props.canUndo && !isTold }
  const likely = view.guessers[0] ?? view.asker
  const tell = (seat: number) => send({ type: 'solver', seat })
  return (
    <PlayFrame
      play={play}
      onNext={() => tell(likely)}
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
          <BackSlab play={play} />
          <NextSlab onPress={() => tell(likely)} note="whose turn it was">
            {nameOf(players, likely)}
          </NextSlab>
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
        onToggle={tell}
      />
    </PlayFrame>
  )
}
