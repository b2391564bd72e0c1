import { useState } from 'react'
import { promptsInText } from '#domain/builder/prompt-lines.ts'
import type { DraftAction } from '#domain/builder/reduce-draft.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { withCount } from '../pack-words.ts'

type PasteSheetProps = { open: boolean; onClose: () => void; send: (move: DraftAction) => void }

export function PasteSheet({ open, onClose, send }: PasteSheetProps) {
  const [text, setText] = useState('')
  const found = promptsInText(text)

  function add(): void {
    send({ type: 'add', prompts: found.map((words) => ({ text: words })), after: null })
    setText('')
    onClose()
  }

  return (
    <Sheet
      open={open}
      title="Paste a list"
      lead="A prompt a line. Bullets and numbers fall off by themselves."
      onClose={onClose}
      foot={
        found.length > 0 && (
          <Button size="medium" icon="icon-plus" onPress={add}>
            {`Add ${withCount(found.length, 'prompt')}`}
          </Button>
        )
      }
    >
      <Field
        dir="auto"
        label="Your list"
        rows={8}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Sheet>
  )
}
