import { Sheet } from '#ui/sheet.tsx'
import { ShareWays } from './share-ways.tsx'

type ShareSheetProps = { open: boolean; onClose: () => void; packId: string; name: string }

/** Friends need no account to play it. */
export function ShareSheet({ open, onClose, packId, name }: ShareSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Share it"
      lead="Whoever opens the link can play, without an account."
    >
      {open && <ShareWays packId={packId} name={name} />}
    </Sheet>
  )
}
