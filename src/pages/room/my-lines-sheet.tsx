import { boxesIn } from '#games/shell/tag-words.ts'
import { TopicRows } from '#games/shell/topic-rows.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './sheets.module.css'
import { useSeatedRoom } from './use-room.ts'

/** Saved with each tap; no other phone is sent them. */
export function MyLinesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session, state } = useSeatedRoom()
  const { lines } = state.room
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="My lines"
      lead="Tap what you would rather not get tonight. Only you see this list: not the host, not the TV."
      foot={
        <Button
          size="medium"
          icon="icon-fwd"
          note={`${boxesIn(lines).length} left out`}
          onPress={onClose}
        >
          Done
        </Button>
      }
    >
      <TopicRows
        label="My lines"
        leftOut={lines}
        onChange={(leftOut) => session.call({ do: 'lines', lines: [...leftOut] })}
      />
      <p className={styles.fine}>
        We leave them out quietly and never say why: from the next prompt on. What is fine again
        comes back with the next game. Prompts that players write are not read for it.
      </p>
    </Sheet>
  )
}
