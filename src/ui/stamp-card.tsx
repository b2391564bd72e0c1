import { type ReactNode, useId, useState } from 'react'
import { numberInWords } from './number-in-words.ts'
import styles from './stamp-card.module.css'

export type Stamp = {
  label: string
  detail: string
  isOn: boolean
  picture: ReactNode
}

type StampCardProps = {
  title: string
  stamps: readonly Stamp[]
  /** How many show before "more". */
  shown?: number
}

/** A tap on a stamp shows how it is earned. */
export function StampCard({ title, stamps, shown = 8 }: StampCardProps) {
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const id = useId()
  const visible = isWhole ? stamps : stamps.slice(0, shown)
  const selected = visible.find(({ label }) => label === chosen)
  const earned = stamps.filter(({ isOn }) => isOn).length

  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>
          <span aria-hidden>
            {earned} / {stamps.length}
          </span>
          <span className="seen-by-readers">
            {earned} of {stamps.length} stamps
          </span>
        </p>
      </div>
      <ul className={styles.grid} id={`${id}-stamps`}>
        {visible.map(({ label, detail, isOn, picture }) => (
          <li key={label}>
            <button
              type="button"
              className={`${styles.place} ${isOn ? styles.on : ''}`}
              aria-pressed={label === chosen}
              onClick={() => setChosen(label === chosen ? null : label)}
            >
              <span className={styles.ring} aria-hidden>
                <span className={styles.stamp}>{picture}</span>
              </span>
              <span className={styles.label}>{label}</span>
              <span className="seen-by-readers">
                {isOn ? '– stamped. ' : '– not yet. '}
                {detail}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.detail} aria-live="polite">
        {selected ? (
          <>
            <strong>{selected.label}.</strong> {selected.detail}
          </>
        ) : (
          'Tap a stamp to see how it is earned.'
        )}
      </p>
      {stamps.length > shown && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={isWhole}
          aria-controls={`${id}-stamps`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'See fewer' : `See all ${numberInWords(stamps.length)}`}
        </button>
      )}
    </section>
  )
}
