import type { Clock } from '#domain/table/clock.ts'
import styles from '#games/kit/count-in.module.css'
import { CountInStage } from '#games/kit/count-in-stage.tsx'
import { PlayFrame } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { Slab } from '#ui/slab.tsx'
import { leadIn, type MostLikelyProps } from './play-props.ts'

/** Three, two, one: the number is for the whole table. */
export function CountIn(play: MostLikelyProps & { clock: Clock }) {
  const { view, players, sober, send, clock } = play
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
      <CountInStage clock={clock} onTimeout={() => send({ type: 'timeout' })}>
        <PromptCard lead={leadIn} prompt={view.prompt} players={players} sober={sober} />
      </CountInStage>
    </PlayFrame>
  )
}
