import { Button } from '#ui/button.tsx'
import type { FrameProps } from './play-props.ts'

export function BackButton({ play }: { play: Pick<FrameProps, 'canUndo' | 'undo'> }) {
  if (!play.canUndo) return null
  return (
    <Button variant="quiet" size="large" icon="icon-back" label="Back" onPress={play.undo}>
      {null}
    </Button>
  )
}
