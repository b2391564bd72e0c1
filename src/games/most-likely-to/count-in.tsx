import { useEffect } from 'react'
import { playCue } from '#browser/cues.ts'
import type { Clock } from '#domain/table/clock.ts'
import { PlayFrame } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { useClock } from '#games/kit/use-clock.ts'
import { Slab } from '#ui/slab.tsx'
import styles from './count-in.module.css'
import { leadIn, type MostLikelyProps } from './play-props.ts'

/** Three, two, one: the number is for the whole table. */
export function CountIn(play: MostLikelyProps & { clock: Clock }) {
  const { view, players, sober, send, clock } = play
  const { seconds } = useClock(clock, () => send({ type: 'timeout' }))
  useEffect(() => {
    if (seconds > 0) playCue('tick')
  }, [seconds])
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
          <b key={seconds} className={styles.number}>
            {Math.max(1, seconds)}
          </b>
        </p>
      </div>
    </PlayFrame>
  )
}
