import { useFormattedDay } from '#browser/storage/use-formatted-day.ts'
import type { OwnPremium } from '#contract/premium.ts'
import styles from './pricing.module.css'

/** Above the prices, for somebody whose belt ends for good: until when they wear it still. */
export function PaidTimeLeft({ premium }: { premium: OwnPremium }) {
  const day = useFormattedDay(premium.paidThrough)
  return <p className={styles.stand}>{day ? `Yours until ${day}.` : 'It is on, and will end.'}</p>
}
