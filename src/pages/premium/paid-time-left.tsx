import { useFormattedDay } from '#browser/storage/use-formatted-day.ts'
import type { OwnPremium } from '#contract/premium.ts'
import styles from './pricing.module.css'

/** For a subscription that has ended: until when premium stays on. */
export function PaidTimeLeft({ premium }: { premium: OwnPremium }) {
  const day = useFormattedDay(premium.paidThrough)
  return <p className={styles.stand}>{day ? `Yours until ${day}.` : 'It is on, and will end.'}</p>
}
