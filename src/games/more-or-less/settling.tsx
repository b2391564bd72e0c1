import { countWord } from '#domain/table/amount.ts'
import { isSips } from '#domain/table/owed.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import { useOwes } from '#games/parts/owes.ts'
import type { View } from './rules-state.ts'
import styles from './settling.module.css'

export function Settling({ view, sober }: { view: View; sober: boolean }) {
  const { teams, owed, best } = view
  const behind = owed.findIndex((count) => count > 0)
  const count = owed[behind] ?? 0
  const price = useOwes(sober)(teams[behind]?.seats ?? 'all')
  return (
    <div className={styles.settling}>
      <p>
        {count === 0
          ? 'Level, so nobody owes a thing.'
          : `${teams[behind]?.name} owes ${penaltyText(
              count,
              price,
            )}, ${isSips(price) ? 'shared out as you like. Water counts.' : 'or one dare the winners think of.'}`}
      </p>
      {best.count > 1 && (
        <p>{`Best run: ${countWord(best.count)} in a row, ${teams[best.side]?.name}.`}</p>
      )}
    </div>
  )
}
