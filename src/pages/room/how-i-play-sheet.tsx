import { useSaved } from '#browser/storage/use-saved.ts'
import type { Price } from '#games/parts/play-props.ts'
import { Button } from '#ui/button.tsx'
import { Eye } from '#ui/eye.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ownPrice, prices } from './price.ts'
import styles from './sheets.module.css'
import { useSeatedRoom } from './use-room.ts'

export function HowIPlaySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session, seat, state } = useSeatedRoom()
  const sitsOut = state.room.seats.find((other) => other.seat === seat)?.sitsOut ?? false
  const saved = useSaved(ownPrice, null)
  const chosen = sitsOut ? null : saved

  function choose(price: Price): void {
    ownPrice.set(price)
    if (sitsOut) session.call({ do: 'sit-out', isOut: false })
  }

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
            onPress={() => choose(price)}
          />
        ))}
        <Row
          title="Sitting this one out"
          note="You keep your seat and see everything."
          isHighlighted={sitsOut}
          isOn={sitsOut}
          end={<Eye open={sitsOut} />}
          onPress={() => session.call({ do: 'sit-out', isOut: !sitsOut })}
        />
      </RowList>
      <p className={styles.fine}>
        Only your phone knows. The TV shows petals, lives and crowns, never a drink.
      </p>
    </Sheet>
  )
}
