import styles from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

type QrCodeProps = {
  text: string
  /** What it leads to, for those who cannot see it. */
  label: string
}

/** A QR code as wide as its box, ink on rice in both themes so that every scanner takes it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = qrPath(text)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path className={styles.paper} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={styles.ink} d={path} />
    </svg>
  )
}
