import styles from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

type QrCodeProps = {
  text: string
  /** For screen readers. */
  label: string
}

/** As wide as its box; the same colours in both themes, so that every scanner reads it. */
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
