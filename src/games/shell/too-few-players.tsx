import { Button } from '#ui/button.tsx'
import { NextButton } from '../parts/next-button.tsx'
import { PlayFrame } from '../parts/play-frame.tsx'
import type { FrameProps } from '../parts/play-props.ts'
import { PromptCard } from '../parts/prompt-card.tsx'

type TooFewPlayersProps = {
  play: FrameProps
  /** A sentence. */
  why: string
  onAdd: () => void
  onEnd: () => void
}

/** Shown when too few players are left. */
export function TooFewPlayers({ play, why, onAdd, onEnd }: TooFewPlayersProps) {
  return (
    <PlayFrame
      play={{ ...play, canUndo: false }}
      onNext={onAdd}
      dock={
        <>
          <Button variant="quiet" size="large" onPress={onEnd} note="scores stay">
            End it here
          </Button>
          <NextButton icon="icon-you" onPress={onAdd} note="and play on">
            Add a player
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead="Too few to play on"
        prompt={{ raw: '', parts: [{ text: why }] }}
        players={[]}
        sober={false}
        rule="Add somebody, or end it here: every score counts."
      />
    </PlayFrame>
  )
}
