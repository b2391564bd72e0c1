import { lastRound } from '#browser/last-round.ts'
import { useSaved } from '#browser/use-saved.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { Daruma } from '#ui/daruma.tsx'
import { Slab } from '#ui/slab.tsx'
import styles from './end-of-round.module.css'
import { RoundTold } from './round-told.tsx'

/** The last game on this device, told properly: the same page for everybody until it is alive. */
export default function EndOfRound() {
  const round = useSaved(lastRound, null)
  const game = round && findGame(round.slug)
  return (
    <article className={`${styles.page} cloth-${game?.cloth ?? 'mustard'}`}>
      <title>End of round | Party Dojo</title>
      <meta
        name="description"
        content="How the last round on this phone went: the list, an award for everybody, a picture to share, and what to play next."
      />
      {round ? (
        <RoundTold round={round} path={game ? gamePath(game) : `/game/${round.slug}`} />
      ) : (
        <div className={styles.none}>
          <Daruma face="one-eye" className={styles.daruma} />
          <h1>No finished game yet</h1>
          <p>Play something to its end on this phone. Then this page has a lot to say.</p>
          <Slab size="medium" to="/" icon="icon-fwd">
            Pick a curtain
          </Slab>
        </div>
      )}
    </article>
  )
}
