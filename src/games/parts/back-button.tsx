import { Button } from '#ui/button.tsx'
import type { FrameProps } from './play-props.ts'

/** Takes back the last move; not there while there is none. */
export function BackButton({ play }: { play: Pick<FrameProps, 'canUndo' | 'undo'> }) {
  if (!play.canUndo) return null
  return (
    <Button ghost size="main" icon="icon-back" label="Back" onPress={play.undo}>
      {null}
    </Button>
  )
}
