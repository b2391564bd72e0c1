import type { ReactNode } from 'react'
import { Tool } from './play-frame.tsx'
import type { FrameProps } from './play-props.ts'

type Packs = Pick<FrameProps, 'openPacks'>
type Undo = Pick<FrameProps, 'canUndo' | 'undo'>
type Skip = { send: (move: { type: 'skip' }) => void }

/** What may be done about a prompt: draw from other packs, or leave this one. */
export function PromptTools({ play }: { play: Packs & Skip }) {
  return (
    <>
      <PacksTool play={play} />
      <SkipTool play={play} />
    </>
  )
}

/** To the packs, in the middle of a game that has some. */
export function PacksTool({ play }: { play: Packs }) {
  if (!play.openPacks) return null
  return (
    <Tool icon="icon-strips" onPress={play.openPacks}>
      Packs
    </Tool>
  )
}

/** Another prompt, and nobody has to say why. */
export function SkipTool({ play }: { play: Skip }) {
  return (
    <Tool icon="icon-ban" onPress={() => play.send({ type: 'skip' })}>
      Not for us
    </Tool>
  )
}

/** Takes back the last move, where the dock has no room for it; not there while there is none. */
export function BackTool({ play, children = 'Back' }: { play: Undo; children?: ReactNode }) {
  if (!play.canUndo) return null
  return (
    <Tool icon="icon-back" onPress={play.undo}>
      {children}
    </Tool>
  )
}
