import { bleedMm, type Sheet, safeMarginMm } from '#domain/print/sheet-list.ts'
import styles from './print-sheet.module.css'
import { printerNotes } from './printer-notes.ts'

export function PrinterHints({ sheet }: { sheet: Sheet }) {
  const { paper, inks, cut } = printerNotes[sheet.slug]
  return (
    <section aria-labelledby="printer">
      <h2 id="printer">For whoever prints it</h2>
      <dl className={styles.hints}>
        <dt>Paper</dt>
        <dd>{paper}</dd>
        <dt>Inks</dt>
        <dd>{inks}</dd>
        <dt>Cut</dt>
        <dd>{cut}</dd>
        <dt>Edges</dt>
        <dd>
          {bleedMm} mm of bleed, and nothing to read within {safeMarginMm} mm of the cut.
        </dd>
      </dl>
    </section>
  )
}
