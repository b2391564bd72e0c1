import { type FormEvent, useState } from 'react'
import { isRefusal } from '#domain/table/refusal.ts'
import { sayMessage } from '#domain/table/say-message.ts'
import type { Team } from '#domain/table/teams.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { messages } from './messages.ts'
import styles from './rename-sheet.module.css'
import { renameSide } from './rules-sides.ts'

type RenameSheetProps = {
  teams: readonly Team[]
  /** The side to rename; null while the sheet is closed. */
  at: number | null
  onRename: (team: number, name: string) => void
  onClose: () => void
}

export function RenameSheet({ at, ...props }: RenameSheetProps) {
  return (
    <Sheet isCompact open={at !== null} onClose={props.onClose} title="Who are you?">
      {at !== null && <RenameForm {...props} at={at} />}
    </Sheet>
  )
}

function RenameForm({ teams, at, onRename, onClose }: RenameSheetProps & { at: number }) {
  const [typed, setTyped] = useState(teams[at]?.name ?? '')
  const [problem, setProblem] = useState<string | null>(null)

  function keep(event: FormEvent): void {
    event.preventDefault()
    const renamed = renameSide(teams, at, typed)
    if (isRefusal(renamed)) {
      const { refused: code, params = {} } = renamed
      setProblem(sayMessage(messages, { code, params }, []))
      return
    }
    onRename(at, typed)
    onClose()
  }

  return (
    <form onSubmit={keep}>
      <Field
        label="Name of the side"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(null)
        }}
        problem={problem}
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        maxLength={200}
      />
      <div className={styles.keep}>
        <Button submit size="medium" icon="icon-fwd" note="for this game">
          Keep it
        </Button>
      </div>
    </form>
  )
}
