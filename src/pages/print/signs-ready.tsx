import { signsPath } from '#site/sheet-path.ts'
import button from '#ui/button.module.css'
import { Glyph } from '#ui/glyph.tsx'
import link from '#ui/text-link.module.css'
import styles from './print-sheet.module.css'
import { printerNotes } from './printer-notes.ts'
import signs from './signs.module.css'

/** Everybody with the address can print the signs again. */
export function SignsReady({ id }: { id: string }) {
  const pdf = `/QR/bars/${id}.pdf`
  return (
    <div className={signs.ready}>
      <section aria-labelledby="take">
        <h2 id="take">Print them</h2>
        <div className={styles.slabs}>
          <a className={`${button.button} ${button.medium}`} href={pdf} download>
            <span className={button.words}>
              PDF
              <small className={button.note}>as it is cut</small>
            </span>
            <Glyph id="icon-fwd" className={styles.down} />
          </a>
          <a
            className={`${button.button} ${button.quiet} ${button.medium}`}
            href={`${pdf}?bleed=1`}
            download
          >
            <span className={button.words}>
              PDF
              <small className={button.note}>with bleed and marks</small>
            </span>
          </a>
        </div>
        <p className={styles.note}>
          Keep this page’s address: it prints the same signs again. The codes are for good, unless
          nobody plays at any table for over a year.
        </p>
        <p className={styles.note}>{printerNotes['table-sign'].paper}</p>
        <p className={styles.links}>
          <a className={link.textLink} href={signsPath()}>
            Another bar
          </a>
        </p>
      </section>
      <img
        className={signs.preview}
        src={`/QR/bars/${id}/1.svg`}
        alt="The sign of table 1"
        width={148}
        height={210}
      />
    </div>
  )
}
