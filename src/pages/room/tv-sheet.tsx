import { CopyLink } from '#games/shell/copy-link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { NearbyScreenRow } from './nearby-screen-row.tsx'
import styles from './sheets.module.css'

type TvSheetProps = { open: boolean; onClose: () => void; code: string }

export function TvSheet({ open, onClose, code }: TvSheetProps) {
  const url = open ? new URL(`/tv/${code}`, location.href).href : ''
  return (
    <Sheet
      open={open}
      isCompact
      onClose={onClose}
      title="Put it on a TV"
      lead="Open this in the TV’s browser, or on a laptop beside it."
    >
      <p className={styles.url}>{url.replace(/^https?:\/\//, '')}</p>
      <NearbyScreenRow code={code} />
      <CopyLink
        link={url}
        title={`Room ${code}`}
        text="Come and play. No account, nothing to install."
      />
    </Sheet>
  )
}
