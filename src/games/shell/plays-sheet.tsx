import { useSaved } from '#browser/storage/use-saved.ts'
import { changePlays } from '#browser/table/change-plays.ts'
import { noPlays, savedPlays } from '#browser/table/plays.ts'
import type { Player } from '#domain/table/players.ts'
import { isOut as isSittingOut } from '#domain/table/plays.ts'
import { priceOf } from '#domain/table/price-of.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PriceRows } from '../parts/price-rows.tsx'

type PlaysSheetProps = {
  /** Null while it is closed. */
  player: Player | null
  onClose: () => void
  /** In a running game: out of it, or in again. */
  onOut?: (isOut: boolean) => void
  /** Missing where this is the last player. */
  mayBeOut?: boolean
}

/** How a player of one phone plays. */
export function PlaysSheet({ player, onClose, onOut, mayBeOut = true }: PlaysSheetProps) {
  const plays = useSaved(savedPlays, noPlays)
  if (!player) return null
  const isOut = isSittingOut(plays, player)

  function sitOut(out: boolean): void {
    if (!player || out === isOut) return
    changePlays(player, { isOut: out }, [player])
    onOut?.(out)
  }

  return (
    <Sheet
      open
      isCompact
      onClose={onClose}
      title={`How ${player.name} plays`}
      lead="Change it any time. Nobody asks why."
      foot={
        <Button size="medium" icon="icon-fwd" onPress={onClose}>
          Done
        </Button>
      }
    >
      <PriceRows
        price={priceOf(plays, player)}
        onPrice={(price) => {
          changePlays(player, { price }, [player])
          sitOut(false)
        }}
        isOut={isOut}
        {...((mayBeOut || isOut) && { onOut: () => sitOut(!isOut) })}
        outNote={onOut ? 'The score stays.' : 'The name stays.'}
      />
    </Sheet>
  )
}
