import button from '#ui/button.module.css'
import { Glyph } from '#ui/glyph.tsx'
import styles from './print-sheet.module.css'
import type { WantedSheet } from './read-wanted-sheet.ts'
import { sheetFilePath } from './sheet-file.ts'

export function Downloads({ printed }: { printed: WantedSheet }) {
  const { hasBleed } = printed
  return (
    <section aria-labelledby="take">
      <h2 id="take">Take it along</h2>
      <div className={styles.slabs}>
        <a
          className={`${button.slab} ${button.medium}`}
          href={sheetFilePath(printed, 'pdf')}
          download
        >
          <span className={button.words}>
            PDF
            <small className={button.note}>
              {hasBleed ? 'with bleed and marks' : 'as it is cut'}
            </small>
          </span>
          <Glyph id="icon-fwd" className={styles.down} />
        </a>
        <a
          className={`${button.button} ${button.quiet} ${button.medium}`}
          href={sheetFilePath(printed, 'png')}
          download
        >
          PNG
        </a>
        <a
          className={`${button.button} ${button.quiet} ${button.medium}`}
          href={sheetFilePath(printed, 'svg')}
          download
        >
          SVG
        </a>
      </div>
      <p className={styles.note}>
        Or print this very page: nothing comes out but the sheet, at its real size.
      </p>
    </section>
  )
}
