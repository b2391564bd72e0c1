import type { Clock } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import { useClock, useTicks } from '#games/parts/use-clock.ts'
import { useKeys } from '#games/parts/use-keys.ts'
import { FilmEye } from './film-eye.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import styles from './running.module.css'

type GetSetProps = { clock: Clock; play: PlayProps<View, Move, Options> }

/** Three seconds to get the phone up. */
export function GetSet({ clock, play }: GetSetProps) {
  const { view, players, leave } = play
  const face = useClock(clock, true)
  useTicks(face)
  const count = Math.max(1, face.seconds)
  useKeys({ Escape: leave })
  return (
    <main tabIndex={-1} className={styles.getSet}>
      <FilmEye />
      <h1>
        Up to the forehead, <bdi>{nameOf(players, view.seat)}</bdi>
      </h1>
      <p key={count} role="timer" aria-live="assertive">
        {count}
      </p>
    </main>
  )
}
