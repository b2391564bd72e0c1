import { Link } from 'react-router'
import { toolPath, tools } from '#domain/tools/tool-list.ts'
import { games } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import { Noren } from '#ui/noren.tsx'
import { GameTile } from './game-tile.tsx'
import styles from './home.module.css'
import { SideLinks } from './side-links.tsx'
import { Ways } from './ways.tsx'

const title = 'Party Dojo: party games for one phone'
const description =
  'Fourteen party games for one phone passed round: never have I ever, charades, Meyer, twenty questions and more. Free, no sign-up, sober mode throughout.'

/** Seven a row on wide screens; rows of these lengths on a phone. */
const rods = [rowsOf(games.slice(0, 7), [2, 3]), rowsOf(games.slice(7), [3, 2])]

export default function Home() {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <div className={styles.hero}>
        <h1 className={styles.name}>
          <span className="seen-by-readers">Party Dojo</span>
          <Glyph id="party" className={styles.party} />
          <Glyph id="dojo" className={styles.dojo} />
          <Glyph id="party-dojo" className={styles.wide} />
        </h1>
        <p className={styles.claim}>Fourteen party games to find out who your friends are.</p>
        <Ways />
      </div>
      <nav className={styles.games} aria-label="Games">
        {rods.map((rows) => (
          <div key={rows[0]?.[0]?.slug} className={styles.rod}>
            {rows.map((row) => (
              <div key={row[0]?.slug} className={row.length === 2 ? styles.pair : styles.trio}>
                <Noren>
                  {row.map((game) => (
                    <GameTile key={game.slug} game={game} loops={row.length === 2 ? 3 : 2} />
                  ))}
                </Noren>
              </div>
            ))}
          </div>
        ))}
      </nav>
      <nav className={styles.tools} aria-label="Tools">
        {tools.map((tool) => (
          <Link key={tool.slug} to={toolPath(tool)} className={`cloth-${tool.cloth}`}>
            <Glyph id={`crest-${tool.crest}`} />
            {tool.title}
          </Link>
        ))}
      </nav>
      <Link to="/packs" className={styles.packs}>
        <span>
          <strong>Packs by players</strong>
          <small>Prompts that strangers wrote. Or write your own.</small>
        </span>
        <Glyph id="icon-fwd" />
      </Link>
      <a href="/articles" className={styles.packs}>
        <span>
          <strong>Articles</strong>
          <small>Read before you roll: rules, odds, how to host a night.</small>
        </span>
        <Glyph id="icon-fwd" />
      </a>
      <SideLinks />
    </>
  )
}

/** Splits a list into rows whose lengths alternate. */
function rowsOf<T>(items: readonly T[], lengths: readonly number[]): T[][] {
  const rows: T[][] = []
  for (let at = 0; at < items.length; ) {
    const length = lengths[rows.length % lengths.length] as number
    rows.push(items.slice(at, at + length))
    at += length
  }
  return rows
}
