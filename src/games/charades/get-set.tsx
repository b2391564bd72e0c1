import { nameOf } from '#domain/table/names.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import { useKeys } from '#games/parts/use-keys.ts'
import type { Move, View } from './rules.ts'
import type { Options } from './rules-options.ts'
import styles from './running.module.css'

/** Three seconds to get the phone up. */
export function GetSet({ count, play }: { count: number; play: PlayProps<View, Move, Options> }) {
  const { view, players, leave } = play
  useKeys({ Escape: leave })
  return (
    <main tabIndex={-1} className={styles.getSet}>
      <h1>
        Up to the forehead, <bdi>{nameOf(players, view.seat)}</bdi>
      </h1>
      <p key={count} role="timer" aria-live="assertive">
        {count}
      </p>
    </main>
  )
}
