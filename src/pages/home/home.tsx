import { Link } from 'react-router'
import { games } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import { NorenRow } from '#ui/noren.tsx'
import { GameCurtain } from './game-curtain.tsx'
import styles from './home.module.css'
import { PickForUs } from './pick-for-us.tsx'

const title = 'Party Dojo: party games for one phone'
const description =
  'Six party games for one phone passed round: never have I ever, truth or dare, most likely to, charades, category and country island city. Free, no sign-up, sober mode throughout.'

/** The street: every game a curtain. */
export default function Home() {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <div className={styles.hero}>
        <h1 className={styles.name}>
          <span className="seen-by-readers">Party Dojo</span>
          <Glyph id="party" className={styles.party} />
          <Glyph id="dojo" className={styles.dojo} />
          <Glyph id="party-dojo" className={styles.wide} />
        </h1>
        <p className={styles.say}>
          <span>Bow in.</span> <span>Pick a curtain.</span> <span>Pass the phone.</span>
        </p>
        <p className={styles.claim}>Six ways to find out who your friends are.</p>
        <PickForUs />
      </div>
      <nav className={styles.street} aria-label="Games">
        {rowsOf(games, [2, 3]).map((row) => (
          <div key={row[0]?.slug} className={row.length === 2 ? styles.pair : styles.trio}>
            <NorenRow>
              {row.map((game) => (
                <GameCurtain key={game.slug} game={game} loops={row.length === 2 ? 3 : 2} />
              ))}
            </NorenRow>
          </div>
        ))}
      </nav>
      <Link to="/packs" className={styles.packs}>
        <span>
          <strong>Packs by players</strong>
          <small>Prompts that strangers wrote. Or write your own.</small>
        </span>
        <Glyph id="icon-fwd" />
      </Link>
    </>
  )
}

/** Cuts a list into rows whose lengths alternate; a last one alone gets company from above. */
function rowsOf<T>(items: readonly T[], lengths: readonly number[]): T[][] {
  const rows: T[][] = []
  for (let at = 0; at < items.length; ) {
    const length = lengths[rows.length % lengths.length] as number
    rows.push(items.slice(at, at + length))
    at += length
  }
  const [above, last] = rows.slice(-2)
  if (above && last?.length === 1) last.unshift(above.pop() as T)
  return rows
}
