import styles from './dojo-coins.module.css'

const number = new Intl.NumberFormat('en-GB')

type CoinTotalsProps = { totals: { earned: number; spent: number; people: number } }

export function CoinTotals({ totals: { earned, spent, people } }: CoinTotalsProps) {
  return (
    <dl className={styles.totals} aria-label="The house so far">
      <div>
        <dt>given out</dt>
        <dd>{number.format(earned)}</dd>
      </div>
      <div>
        <dt>spent</dt>
        <dd>{number.format(spent)}</dd>
      </div>
      <div>
        <dt>{people === 1 ? 'person' : 'people'}</dt>
        <dd>{number.format(people)}</dd>
      </div>
    </dl>
  )
}
