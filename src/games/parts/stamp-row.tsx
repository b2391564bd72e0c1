import { stamps } from '#domain/table/stamps.ts'
import styles from './stamp-row.module.css'
import type { Stamping } from './stamping.ts'
import { useIsPast } from './table-clock.ts'

/** On a phone, over the dock of a reveal: one stamp each, unsigned, changeable until it goes on. */
export function StampRow({ wakesAtMs, counts, showsCounts, own, onStamp }: Stamping) {
  const isAwake = useIsPast(wakesAtMs)
  const shown = onStamp ? stamps : stamps.filter((stamp) => counts[stamp])
  if (!isAwake || shown.length === 0) return null
  return (
    <fieldset className={styles.row} disabled={!onStamp}>
      <legend className="seen-by-readers">Stamps, without your name</legend>
      {shown.map((stamp) => (
        <button
          key={stamp}
          type="button"
          aria-pressed={stamp === own}
          onClick={() => onStamp?.(stamp)}
        >
          <span>{stamp}</span>
          {showsCounts && counts[stamp] && <b key={counts[stamp]}>{counts[stamp]}</b>}
        </button>
      ))}
    </fieldset>
  )
}
