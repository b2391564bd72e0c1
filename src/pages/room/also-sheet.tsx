import { type FormEvent, useState } from 'react'
import type { KeptSeat } from '#browser/room/room-seats.ts'
import { tidyName } from '#domain/table/players.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { NameField } from './name-field.tsx'
import styles from './sheets.module.css'
import { useJoin } from './use-join.ts'
import { useSeatedRoom } from './use-room.ts'

type AlsoSheetProps = { open: boolean; onClose: () => void; others: readonly KeptSeat[] }

/** A second or third seat on this phone: a dead battery is no dead player. */
export function AlsoSheet({ open, onClose, others }: AlsoSheetProps) {
  return (
    <Sheet
      open={open}
      isCompact
      onClose={onClose}
      title="I also play for"
      lead="Each sees their own side, behind a cover with their name."
    >
      {open && <AlsoForm onDone={onClose} others={others} />}
    </Sheet>
  )
}

function AlsoForm({ onDone, others }: { onDone: () => void; others: readonly KeptSeat[] }) {
  const { state, token } = useSeatedRoom()
  const [name, setName] = useState('')
  const { join, trouble, say } = useJoin(onDone, { isOwn: false })
  const alsoPlays = [token, ...others.map((kept) => kept.token)]

  function submit(event: FormEvent): void {
    event.preventDefault()
    void join(state.room.code, { name: tidyName(name), alsoPlays })
  }

  return (
    <form onSubmit={submit}>
      <NameField
        isTheirs
        problem={trouble?.message ?? null}
        value={name}
        onName={(next) => {
          setName(next)
          say(null)
        }}
      />
      <div className={styles.keep}>
        <Button submit size="medium" icon="icon-plus">
          Take a seat
        </Button>
      </div>
    </form>
  )
}
