import { premiumPackNote } from '#games/kit/premium-pack-note.ts'
import { findPackGame, gamePath } from '#games/registry.ts'
import { LinkStrip } from '#ui/link-strip.tsx'
import { StripList } from '#ui/strip.tsx'
import { useOwner } from './owner.ts'
import styles from './profile.module.css'

/** In place of what coins open: with premium there is nothing left to spend them on. */
export function PremiumPacks() {
  const { packs } = useOwner()
  return (
    <section className={styles.section} aria-labelledby="open">
      <h2 id="open">All open</h2>
      <p className={styles.lead}>The black belt opens every premium pack. Keep your coins.</p>
      <StripList label="Premium packs">
        {packs.map((pack) => {
          const game = findPackGame(pack.game)
          return (
            game && (
              <LinkStrip
                key={pack.itemId}
                title={pack.name}
                note={premiumPackNote(game, pack)}
                to={gamePath(game)}
              />
            )
          )
        })}
      </StripList>
    </section>
  )
}
