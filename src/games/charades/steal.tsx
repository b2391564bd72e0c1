import type { Clock } from '#domain/table/clock.ts'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { RingClock } from '#games/parts/ring-clock.tsx'
import { useClock } from '#games/parts/use-clock.ts'
import { Button } from '#ui/button.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import styles from './steal.module.css'

/** Time is up: five seconds for another team to guess the last phrase. */
export function Steal(play: PlayProps<View, Move, Options> & { clock: Clock }) {
  const { view, send, clock } = play
  const { teams, thieves } = view
  const face = useClock(clock)
  const steal = (team: number) => send({ type: 'stolen', team })
  const isResting = !face.running && face.seconds > 0
  const carryOn = () => send({ type: 'resume' })
  const [first = 0, ...others] = thieves
  const onlyThief = others.length === 0 ? () => steal(first) : undefined
  return (
    <PlayFrame
      play={play}
      onNext={isResting ? carryOn : onlyThief}
      dock={
        <>
          <Button
            variant="quiet"
            size="large"
            className={styles.nobody}
            onPress={() => send({ type: 'notStolen' })}
            note="knew it"
          >
            No one
          </Button>
          {thieves.map((team) => (
            <Button
              key={team}
              size={onlyThief ? 'large' : 'small'}
              {...(onlyThief ? { keyHint: 'Space' } : {})}
              className={`${styles.thief} cloth-${teams[team]?.cloth}`}
              onPress={() => steal(team)}
              note={`by ${teams[team]?.name}`}
            >
              Stolen
            </Button>
          ))}
        </>
      }
    >
      <div className={styles.steal}>
        <div className={styles.words}>
          <p className={styles.lead}>Time. Phone down.</p>
          <h2>{onlyThief ? teams[first]?.name : 'The others'}: what was it?</h2>
        </div>
        <RingClock face={face} className={styles.ring}>
          {isResting && (
            <button type="button" onClick={carryOn}>
              Carry on
            </button>
          )}
        </RingClock>
      </div>
    </PlayFrame>
  )
}
