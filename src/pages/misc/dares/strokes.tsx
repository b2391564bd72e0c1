import { type Drawing, grid, type Stroke } from '#domain/dares/drawing.ts'
import styles from './strokes.module.css'

const inkNames = ['black', 'red', 'green', 'blue'] as const

export function Strokes({ drawing, label }: { drawing: Drawing; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${grid.width} ${grid.height}`}
      className={styles.drawing}
      role="img"
      aria-label={label}
    >
      <StrokeLines drawing={drawing} />
    </svg>
  )
}

export function StrokeLines({ drawing }: { drawing: Drawing }) {
  return drawing.map((stroke, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: strokes lie over one another in their order
    <polyline key={at} points={pointsOf(stroke)} className={`${styles.stroke} ${inkOf(stroke)}`} />
  ))
}

/** The CSS class of an ink. */
export function inkClass(ink: number): string {
  return styles[inkNames[ink] ?? 'black'] ?? ''
}

function inkOf([ink = 0]: Stroke): string {
  return inkClass(ink)
}

/** A dot is a line to itself: its round caps show. */
function pointsOf([, ...points]: Stroke): string {
  return (points.length === 2 ? [...points, ...points] : points).join(' ')
}
