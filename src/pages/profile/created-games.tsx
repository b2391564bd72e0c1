import { findGame, gamePath } from '#games/registry.ts'
import { LinkStrip } from '#ui/link-strip.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import { useOwner } from './owner.ts'
import styles from './profile.module.css'

/** What this person has made. */
export function CreatedGames() {
  const { created_games } = useOwner().profile
  return (
    <section className={styles.section} aria-labelledby="made">
      <h2 id="made">Made by you</h2>
      {created_games.length === 0 && (
        <p className={styles.lead}>Packs you write will hang here. So far: a bare rod.</p>
      )}
      <StripList label="Made by you">
        {created_games.map((id) => {
          const game = findGame(id)
          return game ? (
            <LinkStrip key={id} title={game.title} to={gamePath(game)} />
          ) : (
            <Strip key={id} title={id} />
          )
        })}
      </StripList>
    </section>
  )
}
