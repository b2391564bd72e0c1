import type { Clock } from '#domain/table/clock.ts'
import styles from '#games/parts/count-in.module.css'
import { CountInStage } from '#games/parts/count-in-stage.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { Button } from '#ui/button.tsx'
import { leadIn, type MostLikelyProps } from './play-props.ts'

export function CountIn(play: MostLikelyProps & { clock: Clock }) {
  const { view, players, sober, clock } = play
  return (
    <PlayFrame
      play={play}
      dock={
        <Button
          variant="quiet"
          className={styles.wide}
          size="large"
          icon="icon-back"
          onPress={play.undo}
          note="count in again"
        >
          Wait
        </Button>
      }
    >
      <CountInStage clock={clock}>
        <PromptCard lead={leadIn} prompt={view.prompt} players={players} sober={sober} />
      </CountInStage>
    </PlayFrame>
  )
}
