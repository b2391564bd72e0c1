import type { Clock } from '#domain/table/clock.ts'
import { PlayFrame } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { useClock, useTicks } from '#games/kit/use-clock.ts'
import { Slab } from '#ui/slab.tsx'
import styles from './count-in.module.css'
import { leadIn, type MostLikelyProps } from './play-props.ts'

/** Three, two, one: the number is for the whole table. */
export function CountIn(play: MostLikelyProps & { clock: Clock }) {
  const { view, players, sober, send, clock } = play
  const face = useClock(clock, () => send({ type: 'timeout' }))
  useTicks(face)
  return (
    <PlayFrame
      play={play}
      dock={
        <Slab
          ghost
          className={styles.wide}
          size="main"
          icon="icon-back"
          onPress={play.undo}
          note="count in again"
        >
          Wait
        </Slab>
      }
    >
      <div className={styles.count}>
        <div className={styles.words}>
          <PromptCard lead={leadIn} prompt={view.prompt} players={players} sober={sober} />
        </div>
        <p className={styles.place} aria-live="assertive">
          <b key={face.seconds} className={styles.number}>
            {Math.max(1, face.seconds)}
          </b>
        </p>
      </div>
    </PlayFrame>
  )
}
