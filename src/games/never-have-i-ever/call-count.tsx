import { useSeatsHere } from '#games/parts/seats-here.ts'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import styles from './phone-play.module.css'
import type { PhoneProps } from './phone-props.ts'

/** The call: how many have, this phone's own player included. Secret until the answers are in. */
export function CallCount({ play }: { play: Pick<PhoneProps, 'view' | 'players' | 'send'> }) {
  const { view, players, send } = play
  const counts = [...Array(useSeatsHere(players).length + 1).keys()]
  return (
    <fieldset className={styles.call}>
      <legend>
        How many have? <small>a point if right</small>
      </legend>
      <div className={styles.counts}>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={view.call === count}
            onClick={() => send({ type: 'call', count })}
          >
            {count}
          </button>
        ))}
        <ScrollHint />
      </div>
    </fieldset>
  )
}
