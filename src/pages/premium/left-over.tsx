import { useDayWords } from '#browser/storage/use-day-words.ts'
import type { OwnPremium } from '#contract/premium.ts'
import styles from './pricing.module.css'

/** Above the prices, for somebody whose belt ends for good: until when they wear it still. */
export function LeftOver({ premium }: { premium: OwnPremium }) {
  const day = useDayWords(premium.paidThrough)
  return <p className={styles.stand}>{day ? `Yours until ${day}.` : 'It is on, and will end.'}</p>
}
