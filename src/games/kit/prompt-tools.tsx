import { Tool } from './play-frame.tsx'
import type { FrameProps } from './play-props.ts'

/** To the packs, in the middle of a game. */
export function PacksTool({ play }: { play: Pick<FrameProps, 'openPacks'> }) {
  return (
    <Tool icon="icon-strips" onPress={play.openPacks}>
      Packs
    </Tool>
  )
}

/** Another prompt, and nobody has to say why. */
export function SkipTool({ play }: { play: { send: (move: { type: 'skip' }) => void } }) {
  return (
    <Tool icon="icon-ban" onPress={() => play.send({ type: 'skip' })}>
      Not for us
    </Tool>
  )
}

/** Takes back the last move, where the dock has no room for it. */
export function BackTool({ play }: { play: Pick<FrameProps, 'canUndo' | 'undo'> }) {
  if (!play.canUndo) return null
  return (
    <Tool icon="icon-back" onPress={play.undo}>
      Back
    </Tool>
  )
}
