import { useState } from 'react'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import type { PackForSale } from '#contract/profile.ts'
import { passCoins } from '#domain/profile/coins.ts'
import { findPackGame, gamePath } from '#games/registry.ts'
import { premiumPackNote } from '#games/shell/premium-pack-note.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { BuySheet } from './buy-sheet.tsx'
import { formatMoment } from './format-time.ts'
import { useOwner } from './owner.ts'
import styles from './profile.module.css'

/** Coins open a premium pack for a day. */
export function Spend({ onInvite }: { onInvite: () => void }) {
  const { viewer, packs } = useOwner()
  const isHydrated = useIsHydrated()
  const [ends, setEnds] = useState<Record<string, number>>(() =>
    Object.fromEntries(viewer.passes.map(({ itemId, untilMs }) => [itemId, untilMs])),
  )
  const [chosen, setChosen] = useState<PackForSale | null>(null)

  return (
    <section className={styles.section} aria-labelledby="spend">
      <h2 id="spend">Spend</h2>
      <p className={styles.lead}>{passCoins} coins open a premium pack for 24 hours.</p>
      <RowList label="Premium packs">
        {packs.map((pack) => {
          const game = findPackGame(pack.game)
          const untilMs = ends[pack.itemId]
          if (!game) return null
          if (untilMs !== undefined) {
            // The server does not know the device's time zone.
            const until = isHydrated ? `Open until ${formatMoment(untilMs)}` : 'Open'
            return <LinkRow key={pack.itemId} title={pack.name} note={until} to={gamePath(game)} />
          }
          return (
            <LinkRow
              key={pack.itemId}
              title={pack.name}
              note={premiumPackNote(game, pack)}
              end={passCoins}
              onPress={() => setChosen(pack)}
            />
          )
        })}
      </RowList>
      <BuySheet
        pack={chosen}
        onClose={() => setChosen(null)}
        onBought={(itemId, untilMs) => setEnds((known) => ({ ...known, [itemId]: untilMs }))}
        onInvite={() => {
          setChosen(null)
          onInvite()
        }}
      />
    </section>
  )
}
