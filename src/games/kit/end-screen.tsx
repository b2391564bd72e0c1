import type { Recap } from '#domain/table/game-rules.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import type { Game } from '#games/define-game.ts'
import { Daruma } from '#ui/daruma.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { Flap, NorenRow } from '#ui/noren.tsx'
import { Slab } from '#ui/slab.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import { EndFeedback } from './end-feedback.tsx'
import styles from './end-screen.module.css'
import { LikeButton } from './like-button.tsx'
import { NextSlab } from './next-slab.tsx'
import { useKeys } from './use-keys.ts'

type EndScreenProps = {
  game: Game
  players: readonly Player[]
  recap: Recap
  onAgain: () => void
  onDone: () => void
}

/** The end of a game: who did what, and once more with the same table. */
export function EndScreen({ game, players, recap, onAgain, onDone }: EndScreenProps) {
  useKeys({ Space: onAgain, ArrowRight: onAgain })
  return (
    <main tabIndex={-1} className={styles.end}>
      <NorenRow header>
        <Flap loops={2} to="/" label="Back to the games">
          <Glyph id="icon-door" className={styles.icon} />
        </Flap>
        <Flap>
          <Glyph id={`crest-${game.crest}`} className={styles.crest} />
        </Flap>
        <Flap loops={2} label="To the door of this game" onPress={onDone}>
          <Glyph id="icon-grip" className={styles.icon} />
        </Flap>
      </NorenRow>
      <div className={styles.words}>
        <Daruma face={recap.winners.length > 0 ? 'won' : 'one-eye'} className={styles.daruma} />
        <div>
          <p className={styles.lead}>{game.title}</p>
          <h1>{recap.headline}</h1>
        </div>
      </div>
      <div className={styles.rows}>
        <StripList label="Who did what">
          {recap.rows.map((row) => (
            <Strip
              key={row.seat}
              title={<bdi>{nameOf(players, row.seat)}</bdi>}
              note={row.note}
              lit={recap.winners.includes(row.seat)}
              end={<b className={styles.score}>{row.score}</b>}
            />
          ))}
        </StripList>
      </div>
      <EndFeedback game={game}>
        <LikeButton game={game} />
      </EndFeedback>
      <div className={styles.dock}>
        <Slab ghost size="main" to="/" note="pick a curtain">
          Games
        </Slab>
        <NextSlab note="same table" onPress={onAgain}>
          Again
        </NextSlab>
      </div>
    </main>
  )
}
