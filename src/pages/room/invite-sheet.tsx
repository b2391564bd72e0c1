import { CopyLink } from '#games/shell/copy-link.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { NearbyScreenRow } from './nearby-screen-row.tsx'
import styles from './sheets.module.css'

type InviteSheetProps = { open: boolean; onClose: () => void; code: string }

export function InviteSheet({ open, onClose, code }: InviteSheetProps) {
  const url = open ? new URL(`/r/${code}`, location.href).href : ''
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={code}
      lead={`Type it at ${open ? location.host : ''}/join, or point a camera at the eye.`}
    >
      <div className={`${styles.blankEye} ${styles.round}`}>
        <QrCode text={url} label={`QR code: join room ${code}`} />
      </div>
      <NearbyScreenRow code={code} />
      <CopyLink
        link={url}
        title={`Room ${code}`}
        text="Come and play. No account, nothing to install."
      />
    </Sheet>
  )
}
