import { Eye } from '#ui/eye.tsx'
import styles from './price-choice.module.css'
import type { ShownPrice } from './prices.ts'

type PriceChoiceProps = {
  prices: readonly ShownPrice[]
  chosenId: string
  onChoose: (id: string) => void
}

/** A single price is only shown. */
export function PriceChoice({ prices, chosenId, onChoose }: PriceChoiceProps) {
  const [only] = prices
  if (only && prices.length === 1) {
    return (
      <p className={`${styles.prices} ${styles.only}`}>
        <Words price={only} />
      </p>
    )
  }
  return (
    <fieldset className={styles.prices}>
      <legend className="seen-by-readers">How to pay</legend>
      {prices.map((price) => {
        const isChosen = price.id === chosenId
        return (
          <label key={price.id} className={`${styles.price} ${isChosen ? styles.chosen : ''}`}>
            <input
              type="radio"
              name="price"
              value={price.id}
              className="seen-by-readers"
              checked={isChosen}
              onChange={() => onChoose(price.id)}
            />
            <Eye open={isChosen} className={styles.eye} />
            <Words price={price} />
          </label>
        )
      })}
    </fieldset>
  )
}

function Words({ price: { amount, interval } }: { price: ShownPrice }) {
  return (
    <span>
      <b className={styles.amount}>{amount}</b> a {interval}
    </span>
  )
}
