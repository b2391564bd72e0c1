import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** Now and then, between two rounds: a water for everybody. */
export function WaterSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet
      open={open}
      isCompact
      onClose={onClose}
      title="Water for everybody."
      lead="Fill the glasses. The game waits."
      foot={
        <Button size="medium" icon="icon-fwd" onPress={onClose}>
          Cheers, on we go
        </Button>
      }
    />
  )
}
