import type { ReactNode } from 'react'
import { Tool } from './play-frame.tsx'
import type { FrameProps } from './play-props.ts'

type Packs = Pick<FrameProps, 'openPacks'>
type Undo = Pick<FrameProps, 'canUndo' | 'undo'>
type Skip = { send: (move: { type: 'skip' }) => void }

export function PromptTools({ play }: { play: Packs & Skip }) {
  return (
    <>
      <PacksTool play={play} />
      <SkipTool play={play} />
    </>
  )
}

export function PacksTool({ play }: { play: Packs }) {
  if (!play.openPacks) return null
  return (
    <Tool icon="icon-strips" onPress={play.openPacks}>
      Packs
    </Tool>
  )
}

type SkipToolProps = {
  play: Skip
  /** This phone has answered. What is there moves then, so that it settles again. */
  isIn?: boolean
}

/** Skips a prompt without a reason. */
export function SkipTool({ play, isIn = false }: SkipToolProps) {
  return (
    <Tool key={String(isIn)} settles icon="icon-ban" onPress={() => play.send({ type: 'skip' })}>
      Not for us
    </Tool>
  )
}

/** For screens whose dock has no room; nothing to undo shows nothing. */
export function BackTool({ play, children = 'Back' }: { play: Undo; children?: ReactNode }) {
  if (!play.canUndo) return null
  return (
    <Tool icon="icon-back" onPress={play.undo}>
      {children}
    </Tool>
  )
}
