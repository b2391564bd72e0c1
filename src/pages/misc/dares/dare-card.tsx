import type { DareKind } from '#domain/dares/dare.ts'
import type { Drawing } from '#domain/dares/drawing.ts'
import styles from './dare-card.module.css'
import { Strokes } from './strokes.tsx'

type DareCardProps = {
  kind: DareKind
  from: string
  to: string
  lines: readonly string[]
  water: boolean
  drawing: Drawing
  /** Finished parts of an epic dare. */
  doneLines?: number
}

export function DareCard(props: DareCardProps) {
  const { kind, from, to, lines, water, drawing, doneLines = 0 } = props
  return (
    <section className={styles.card} aria-label="The card">
      <p className={styles.to}>
        <bdi>{to}</bdi>,
      </p>
      {drawing.length > 0 && <Strokes drawing={drawing} label={`A drawing by ${from}`} />}
      {kind === 'epic' ? (
        <ol className={styles.parts}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
            <li key={at} className={at < doneLines ? styles.done : ''}>
              <b aria-hidden>{at + 1}</b>
              <span dir="auto">{line}</span>
              {at < doneLines && <em>Done</em>}
            </li>
          ))}
        </ol>
      ) : (
        lines[0] && (
          <p className={`${styles.line} ${lines[0].length > 90 ? styles.long : ''}`} dir="auto">
            {lines[0]}
          </p>
        )
      )}
      {kind === 'pong' && lines[1] && (
        <p className={styles.instead} dir="auto">
          <b>Or:</b> {lines[1]}
        </p>
      )}
      {kind === 'pong' && (
        <p className={styles.note}>
          {water ? 'Water in the cups.' : 'Whatever is in the cups, water counts.'}
        </p>
      )}
      <p className={styles.from}>
        <bdi>{from}</bdi>
      </p>
    </section>
  )
}
