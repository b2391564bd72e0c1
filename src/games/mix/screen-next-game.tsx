import type { Player } from '#domain/table/players.ts'
import { ScreenTimeBar } from '#games/parts/screen-clock.tsx'
import { ScreenEyes } from '#games/parts/screen-frame.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { findGame } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './mix-screen.module.css'
import type { VoteView } from './rules-vote.ts'

type ScreenNextGameProps = { card: VoteView; players: readonly Player[] }

/** Two games on their cloths; how many have voted, not for which. */
export function ScreenNextGame({ card, players }: ScreenNextGameProps) {
  const here = useSeatsHere(players)
  return (
    <>
      <ul className={styles.games} aria-label="Which game next?">
        {card.games.map((slug) => {
          const game = findGame(slug)
          return (
            <li key={slug} className={`cloth-${game?.cloth}`}>
              <Glyph id={`crest-${game?.crest}`} className={styles.crest} />
              <b>{game?.title}</b>
              <span>{game?.tagline}</span>
            </li>
          )
        })}
      </ul>
      <p className={styles.ask}>Which game next? Vote on your phone.</p>
      <ScreenEyes done={Math.min(card.voted, here.length)} of={here.length} />
      <ScreenTimeBar clock={card.clock} />
    </>
  )
}
