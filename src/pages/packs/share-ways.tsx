import { CopyLink } from '#games/shell/copy-link.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import styles from './share-ways.module.css'

/** A link to scan, copy or send. Only after hydration. */
export function ShareWays({ packId, name }: { packId: string; name: string }) {
  const link = `${location.origin}/game/${packId}`
  return (
    <div className={styles.ways}>
      <div className={styles.code}>
        <QrCode text={link} label={`QR code of ${name}`} />
      </div>
      <div className={styles.link}>
        <CopyLink link={link} title={name} text="A party game for one phone. Bow in." />
      </div>
    </div>
  )
}
