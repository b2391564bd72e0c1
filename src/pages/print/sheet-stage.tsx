import { paperSize } from '#domain/print/sheet-list.ts'
import { Eye } from '#ui/eye.tsx'
import { similarSheetPath, type WantedSheet } from './read-wanted-sheet.ts'
import { sheetFilePath } from './sheet-file.ts'
import styles from './sheet-stage.module.css'
import { sheetTitle } from './sheet-words.ts'
import paper from './true-size.module.css'

type SheetStageProps = {
  wanted: WantedSheet
  printed: WantedSheet
}

const cuts = [
  { hasBleed: false, title: 'As it is cut' },
  { hasBleed: true, title: 'With bleed and marks' },
]

/** Shows paper and cut; the printed page is this sheet only. */
export function SheetStage({ wanted, printed }: SheetStageProps) {
  const { sheet, hasBleed } = wanted
  const { widthMm, heightMm } = paperSize(sheet, hasBleed)
  return (
    <section id="sheet" className={styles.stage} aria-label="Paper and cut preview">
      <div className={styles.view}>
        <div
          className={`${styles.hung} ${paper.sheet} ${paper[sheet.slug]} ${hasBleed ? paper.bleed : ''}`}
        >
          <span className={styles.loops} aria-hidden>
            <b />
            <b />
          </span>
          <img
            src={sheetFilePath(printed, 'svg')}
            alt={`${sheetTitle(wanted)}, ${hasBleed ? 'with bleed and crop marks' : 'as it is cut'}`}
            width={widthMm}
            height={heightMm}
          />
        </div>
        <nav className={styles.cuts} aria-label="Paper and cut">
          {cuts.map((cut) => (
            <a
              key={cut.title}
              href={`${similarSheetPath(wanted, { hasBleed: cut.hasBleed })}#sheet`}
              aria-current={cut.hasBleed === hasBleed ? 'true' : undefined}
            >
              <Eye open={cut.hasBleed === hasBleed} />
              {cut.title}
            </a>
          ))}
        </nav>
      </div>
    </section>
  )
}
