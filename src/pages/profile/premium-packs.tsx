import { findPackGame, gamePath } from '#games/registry.ts'
import { premiumPackNote } from '#games/shell/premium-pack-note.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { useOwner } from './owner.ts'
import styles from './profile.module.css'

/** Premium opens everything that coins could. */
export function PremiumPacks() {
  const { packs } = useOwner()
  return (
    <section className={styles.section} aria-labelledby="open">
      <h2 id="open">All open</h2>
      <p className={styles.lead}>The black belt opens every premium pack. Keep your coins.</p>
      <RowList label="Premium packs">
        {packs.map((pack) => {
          const game = findPackGame(pack.game)
          return (
            game && (
              <LinkRow
                key={pack.itemId}
                title={pack.name}
                note={premiumPackNote(game, pack)}
                to={gamePath(game)}
              />
            )
          )
        })}
      </RowList>
    </section>
  )
}
