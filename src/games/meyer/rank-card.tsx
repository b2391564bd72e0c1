import { countWord } from '#domain/table/amount.ts'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { Die } from '#ui/die.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './rank-card.module.css'
import type { Options } from './rules-options.ts'
import { callOf, diceOf, lowest, meyer, numberOf, oddsOf, ranks } from './rules-ranks.ts'

type RankCardProps = {
  open: boolean
  onClose: () => void
  options: Options
  /** New lives are rolled from so many on; 0 for never. */
  rerollLives: number
}

const bestFirst = [...ranks].reverse()
const dieSize = 34

export function RankCard({ open, onClose, options, rerollLives }: RankCardProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="What beats what"
      lead="Best first, with the odds of that or better."
    >
      <ScrollRegion label="All calls" className={undefined}>
        <ol className={styles.ranks}>
          {bestFirst.map((rank) => (
            <li key={rank} className={styles.rank}>
              <span className={styles.dice} aria-hidden>
                {diceOf(rank).map((value, place) => (
                  <Die
                    // biome-ignore lint/suspicious/noArrayIndexKey: two dice, the first and the second
                    key={place}
                    value={value}
                    size={dieSize}
                    tilt={place === 0 ? -4 : 5}
                  />
                ))}
              </span>
              <b>
                {callOf(rank)}
                {callOf(rank) !== numberOf(rank) && (
                  <span className="seen-by-readers">, {numberOf(rank)}</span>
                )}
              </b>
              <span className={styles.odds}>{percentOf(oddsOf(rank))}</span>
            </li>
          ))}
        </ol>
        <ul className={styles.notes}>
          <li>The higher die comes first. Say at least as much as the one before, true or not.</li>
          <li>Blind: roll again, nobody looks, and pass on “the same or higher”.</li>
          <li>
            {callOf(meyer)} is not believed: concede one life unseen, or lift it
            {options.double ? ' for two.' : '.'}
          </li>
          {options.toast && <li>{callOf(lowest)} may be shown: a toast, and nobody loses.</li>}
          {rerollLives > 0 && (
            <li>On {countWord(rerollLives)} lives or fewer, roll a die for new ones. Once.</li>
          )}
        </ul>
      </ScrollRegion>
    </Sheet>
  )
}

function percentOf(odds: number): string {
  return `${Math.round(odds * 100)}%`
}
