import { Link } from 'react-router'
import { useIsAlive } from '#browser/use-saved.ts'
import { toolPath, tools } from '#domain/tools/tool-list.ts'
import { gamePath, games } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import { LinkStrip } from '#ui/link-strip.tsx'
import { Slab } from '#ui/slab.tsx'
import { StripList } from '#ui/strip.tsx'
import styles from './offline.module.css'
import { openedPackCards } from './opened-pack-cards.ts'
import { goOn, useWayOn } from './use-way-on.ts'

const description = 'What plays on this phone without a network: every game, every tool.'

/** `/offline`: what the worker shows in place of a page that is not on this phone. */
export default function Offline() {
  const isAlive = useIsAlive()
  const wayOn = useWayOn()
  const packs = isAlive ? openedPackCards() : []
  return (
    <div className={styles.page}>
      <title>No network | Party Dojo</title>
      <meta name="description" content={description} />
      <div className={styles.head}>
        <h1>No network. No matter.</h1>
        <p>
          The page you wanted is not on this phone. All of this is, and it plays as it always does.
        </p>
        {wayOn !== null && (
          <div className={styles.again}>
            <Slab icon="icon-fwd" onPress={() => goOn(wayOn)}>
              Try again
            </Slab>
          </div>
        )}
      </div>
      <nav className={styles.games} aria-label="Games">
        {games.map((game) => (
          <Link key={game.slug} to={gamePath(game)} className={`cloth-${game.cloth}`}>
            <Glyph id={`crest-${game.crest}`} />
            {game.title}
          </Link>
        ))}
      </nav>
      <nav className={styles.games} aria-label="Tools">
        {tools.map((tool) => (
          <Link key={tool.slug} to={toolPath(tool)} className={`cloth-${tool.cloth}`}>
            <Glyph id={`crest-${tool.crest}`} />
            {tool.title}
          </Link>
        ))}
      </nav>
      {packs.length > 0 && (
        <section className={styles.packs} aria-labelledby="opened">
          <h2 id="opened">Opened on this phone</h2>
          <StripList>
            {packs.map(({ id, name, promptCount }) => (
              <LinkStrip key={id} to={`/game/${id}`} title={name} note={`${promptCount} prompts`} />
            ))}
          </StripList>
        </section>
      )}
      <p className={styles.read}>
        <a href="/articles">Something to read</a>
        <Link to="/editor">Write a pack</Link>
      </p>
    </div>
  )
}
