import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'

export type HistoryRow = { title: string; note?: string }

type HistorySheetProps = {
  open: boolean
  onClose: () => void
  rows: readonly HistoryRow[]
  onWipe: () => void
}

export function HistorySheet({ open, onClose, rows, onWipe }: HistorySheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="What came up"
      lead={rows.length === 0 ? 'Nothing yet.' : 'Newest first. Kept on this phone.'}
      foot={
        rows.length > 0 && (
          <Button
            variant="quiet"
            size="medium"
            icon="icon-bin"
            onPress={onWipe}
            note="and start over"
          >
            Wipe the slate
          </Button>
        )
      }
    >
      <RowList label="Results">
        {rows.map(({ title, note }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a result has no name, only its place
          <Row key={place} title={title} note={note} />
        ))}
      </RowList>
    </Sheet>
  )
}
