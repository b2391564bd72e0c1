import { useState } from 'react'
import type { Draft } from '#domain/builder/draft.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PlayPreview } from './play-preview.tsx'

type PreviewSheetProps = {
  open: boolean
  onClose: () => void
  draft: Draft
  /** The key of the first prompt shown. */
  from: number | undefined
}

/** Shows the prompts one by one as in play. */
export function PreviewSheet({ open, onClose, draft, from }: PreviewSheetProps) {
  const [steps, setSteps] = useState(0)
  const written = draft.prompts.filter(({ text }) => text.trim() !== '')
  const first = Math.max(
    0,
    written.findIndex(({ key }) => key === from),
  )
  const shown = written[(first + steps) % Math.max(1, written.length)]

  function close(): void {
    setSteps(0)
    onClose()
  }

  return (
    <Sheet
      open={open}
      isCompact
      title="How it plays"
      onClose={close}
      foot={
        written.length > 1 && (
          <Button size="medium" icon="icon-fwd" onPress={() => setSteps(steps + 1)}>
            Next one
          </Button>
        )
      }
    >
      <PlayPreview draft={draft} text={shown?.text ?? ''} kind={shown?.kind} />
    </Sheet>
  )
}
