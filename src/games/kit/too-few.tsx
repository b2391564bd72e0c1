import { Slab } from '#ui/slab.tsx'
import { NextSlab } from './next-slab.tsx'
import { PlayFrame } from './play-frame.tsx'
import type { FrameProps } from './play-props.ts'
import { PromptCard } from './prompt-card.tsx'

type TooFewProps = {
  play: FrameProps
  /** Why it does not go on, in a sentence. */
  why: string
  onAdd: () => void
  onEnd: () => void
}

/** In the place of a game that too few are left for. */
export function TooFew({ play, why, onAdd, onEnd }: TooFewProps) {
  return (
    <PlayFrame
      play={{ ...play, canUndo: false }}
      onNext={onAdd}
      dock={
        <>
          <Slab ghost size="main" onPress={onEnd} note="scores stay">
            End it here
          </Slab>
          <NextSlab icon="icon-you" onPress={onAdd} note="and play on">
            Add a player
          </NextSlab>
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
