import { useNavigate, useSearchParams } from 'react-router'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { signsPath } from '#site/sheet-path.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './print-set.module.css'
import { SignsForm } from './signs-form.tsx'
import { SignsReady } from './signs-ready.tsx'

/** Signs for a bar's tables: made here, and printed again from the same address. */
export default function BarTables() {
  const isHydrated = useIsHydrated()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const id = isHydrated ? query.get('signs') : null
  const game = isHydrated ? query.get('game') : null
  return (
    <div className={`${styles.page} cloth-vermilion`}>
      <title>Print a sign for each table of a bar | Party Dojo</title>
      <meta
        name="description"
        content="Numbered signs for the tables of a bar, as PDF. The code on each opens a room for that table: everybody plays on their own phone. Free."
      />
      <header className={styles.head}>
        <p className={styles.trail}>
          <a href="/">Games</a>
          <a href="/QR/standard">All sheets</a>
        </p>
        <Glyph id="daruma-one-eye" className={styles.crest} />
        <h1>A sign for each table</h1>
        <p className={styles.lead}>
          A5, one page a table. Who scans table 7 opens table 7’s room, or joins it. No account, no
          app.
        </p>
      </header>
      {id ? (
        <SignsReady id={id} />
      ) : (
        <SignsForm wanted={game} onMade={(made) => void navigate(`${signsPath()}?signs=${made}`)} />
      )}
    </div>
  )
}
