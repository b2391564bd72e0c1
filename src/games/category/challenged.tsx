import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { BackTool } from '#games/parts/prompt-tools.tsx'
import { SeatChips } from '#games/parts/seat-chips.tsx'
import styles from '#games/parts/turn.module.css'
import { Button } from '#ui/button.tsx'
import type { CategoryProps } from './play-props.ts'

/** The clock is stopped; the table decides with one tap. A tie counts. */
export function Challenged(play: CategoryProps) {
  const { view, players, sober, send } = play
  const answerer = nameOrSomebody(view.answerer)
  const challenger = nameOrSomebody(view.challenger)

  function nameOrSomebody(seat: Seat | null): string {
    return seat === null ? 'somebody' : nameOf(players, seat)
  }

  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note="is in doubt">{answerer}</HeaderCount>}
      right={<HeaderCount note="said">{view.answers}</HeaderCount>}
      tools={<BackTool play={play}>Never mind, play on</BackTool>}
      dock={
        <>
          <Button
            variant="quiet"
            className={styles.half}
            size="large"
            onPress={() => send({ type: 'verdict', upheld: 0, against: 1 })}
            note={`${answerer} pays`}
          >
            Out
          </Button>
          <Button
            className={styles.half}
            size="large"
            onPress={() => send({ type: 'verdict', upheld: 1, against: 0 })}
            note={`${challenger} pays. A tie counts.`}
          >
            Counts
          </Button>
        </>
      }
    >
      <PromptCard
        lead={`Does ${answerer}’s count?`}
        prompt={view.prompt}
        players={players}
        sober={sober}
        rule="Hands up, and the most hands win. Whoever is wrong pays."
      />
      <SeatChips
        label="Who challenges?"
        players={players}
        except={view.answerer}
        chosen={view.challenger === null ? [] : [view.challenger]}
        onToggle={(by) => send({ type: 'challenge', by })}
      />
    </PlayFrame>
  )
}
