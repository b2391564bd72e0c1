import { useSaved } from '#browser/storage/use-saved.ts'
import { Button } from '#ui/button.tsx'
import { Eye } from '#ui/eye.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ownPrice, prices } from './price.ts'
import styles from './sheets.module.css'

export function HowIPlaySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const chosen = useSaved(ownPrice, null)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="How I play"
      lead="Change it any time. Nobody asks why."
      foot={
        <Button size="medium" icon="icon-fwd" onPress={onClose}>
          Done
        </Button>
      }
    >
      <RowList>
        {prices.map(({ price, title, note }) => (
          <Row
            key={price}
            title={title}
            note={note}
            isHighlighted={chosen === price}
            isOn={chosen === price}
            end={<Eye open={chosen === price} />}
            onPress={() => ownPrice.set(price)}
          />
        ))}
      </RowList>
      <p className={styles.fine}>
        Only your phone knows. The TV shows petals, lives and crowns, never a drink.
      </p>
    </Sheet>
  )
}
