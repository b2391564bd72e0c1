import { useSaved } from '#browser/storage/use-saved.ts'
import type { Price } from '#domain/table/price.ts'
import { PriceRows } from '#games/parts/price-rows.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ownPrice } from './price.ts'
import styles from './sheets.module.css'
import { useSeatedRoom } from './use-room.ts'

export function HowIPlaySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session, seat, state } = useSeatedRoom()
  const sitsOut = state.room.seats.find((other) => other.seat === seat)?.sitsOut ?? false
  const saved = useSaved(ownPrice, null)

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
      <PriceRows
        price={saved}
        onPrice={choose}
        isOut={sitsOut}
        onOut={() => session.call({ do: 'sit-out', isOut: !sitsOut })}
        outNote="You keep your seat and see everything."
      />
      <p className={styles.fine}>
        Only your phone knows. The TV shows petals, lives and crowns, never a drink.
      </p>
    </Sheet>
  )
}
