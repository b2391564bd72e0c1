import { Link } from 'react-router'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { toolPath, tools } from '#domain/tools/tool-list.ts'
import { gamePath, games } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import styles from './offline.module.css'
import { openedPackCards } from './opened-pack-cards.ts'
import { goTo, useReturnPath } from './use-return-path.ts'

const description = 'What plays on this phone without a network: every game, every tool.'

/** Shown by the service worker in place of a page that is not cached. */
export default function Offline() {
  const isHydrated = useIsHydrated()
  const wayOn = useReturnPath()
  const packs = isHydrated ? openedPackCards() : []
  return (
    <div className={styles.page}>
      <title>No network | Party Dojo</title>
      <meta name="description" content={description} />
      <div className={styles.head}>
        <h1>No network</h1>
        <p>
          No matter. The page you wanted is not on this phone. All of this is, and it plays as it
          always does.
        </p>
        {wayOn !== null && (
          <div className={styles.again}>
            <Button icon="icon-fwd" onPress={() => goTo(wayOn)}>
              Try again
            </Button>
          </div>
        )}
      </div>
      <Crests label="Games" doors={games.map((game) => ({ ...game, path: gamePath(game) }))} />
      <Crests label="Tools" doors={tools.map((tool) => ({ ...tool, path: toolPath(tool) }))} />
      {packs.length > 0 && (
        <section className={styles.packs} aria-labelledby="opened">
          <h2 id="opened">Opened on this phone</h2>
          <RowList>
            {packs.map(({ id, name, promptCount }) => (
              <LinkRow key={id} to={`/game/${id}`} title={name} note={`${promptCount} prompts`} />
            ))}
          </RowList>
        </section>
      )}
      <p className={styles.read}>
        <a href="/articles">Something to read</a>
        <Link to="/editor">Write a pack</Link>
      </p>
    </div>
  )
}

type Door = { path: string; title: string; cloth: string; crest: string }

function Crests({ label, doors }: { label: string; doors: readonly Door[] }) {
  return (
    <nav className={styles.crests} aria-label={label}>
      {doors.map(({ path, title, cloth, crest }) => (
        <Link key={path} to={path} className={`cloth-${cloth}`}>
          <Glyph id={`crest-${crest}`} />
          {title}
        </Link>
      ))}
    </nav>
  )
}
