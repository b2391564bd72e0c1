import type { Clock } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import { useKeys } from '#games/parts/use-keys.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import styles from './running.module.css'
import { useGetSet } from './use-get-set.ts'

type GetSetProps = { clock: Clock; play: PlayProps<View, Move, Options> }

/** Three seconds to get the phone up. */
export function GetSet({ clock, play }: GetSetProps) {
  const { view, players, leave } = play
  const count = useGetSet(clock)
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
