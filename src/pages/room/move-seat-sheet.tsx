import { Button } from '#ui/button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './room.module.css'

type MoveSeatSheetProps = { open: boolean; onClose: () => void; name: string; code: string }

/** The other phone asks for this seat by its name; the host lets it in. */
export function MoveSeatSheet({ open, onClose, name, code }: MoveSeatSheetProps) {
  const url = open ? new URL(`/r/${code}?back=${encodeURIComponent(name)}`, location.href).href : ''
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Move my seat"
      lead={`${name}, with everything you have scored.`}
      foot={
        <Button size="medium" icon="icon-phone" onPress={onClose}>
          Keep it here
        </Button>
      }
    >
      <div className={`${styles.blankEye} ${styles.round}`}>
        <QrCode text={url} label="QR code: take this seat" />
      </div>
      <ol className={styles.steps}>
        <li>Point the other phone’s camera at this.</li>
        <li>The host lets it in with a tap.</li>
        <li>It takes your seat. This one lets go.</li>
      </ol>
    </Sheet>
  )
}
