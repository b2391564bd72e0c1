import { useSaved } from '#browser/storage/use-saved.ts'
import { lastRound } from '#browser/table/last-round.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import styles from './end-of-round.module.css'
import { RoundSummary } from './round-summary.tsx'

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
        <RoundSummary round={round} path={game ? gamePath(game) : `/game/${round.slug}`} />
      ) : (
        <div className={styles.none}>
          <Daruma face="one-eye" className={styles.daruma} />
          <h1>No finished game yet</h1>
          <p>Play something to its end on this phone. Then this page has a lot to say.</p>
          <Button size="medium" to="/" icon="icon-fwd">
            Pick a curtain
          </Button>
        </div>
      )}
    </article>
  )
}
