import { CupScene } from '#games/parts/cup-scene.tsx'
import type { useHold } from '#games/parts/use-hold.ts'
import styles from './held-cup.module.css'
import { callOf, type Dice, rankOf } from './rules-ranks.ts'

type HeldCupProps = {
  /** Null while they are not to be seen. */
  dice: Dice | null
  handlers: ReturnType<typeof useHold>['handlers']
}

/** A look under the cup, for as long as it is held. */
export function HeldCup({ dice, handlers }: HeldCupProps) {
  return (
    <>
      <button
        type="button"
        className={styles.hold}
        aria-label="Hold to look at your dice"
        {...handlers}
      >
        <CupScene stage={dice ? 'lifted' : 'down'} dice={dice ?? []} />
      </button>
      <p className="seen-by-readers" role="status">
        {dice && `Under the cup: ${callOf(rankOf(dice))}.`}
      </p>
    </>
  )
}
