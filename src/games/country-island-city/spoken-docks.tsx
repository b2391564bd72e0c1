import { nameOf } from '#domain/table/names.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import turnStyles from '#games/parts/turn.module.css'
import { Button } from '#ui/button.tsx'
import { bounceMs } from '#ui/use-settled.ts'
import type { SpokenProps } from './phone-props.ts'
import styles from './spoken-docks.module.css'

export function StartDock({ spoken, send }: SpokenProps) {
  const isAwake = useIsPast(spoken.wakesAtMs)
  return (
    <NextButton
      className={turnStyles.huge}
      disabled={!isAwake}
      onPress={() => isAwake && send({ type: 'start' })}
      note={isAwake ? 'say one, then pass it on' : 'the others call who falls'}
    >
      Start
    </NextButton>
  )
}

/** Three stand side by side up to so many letters. */
const longName = 6

/** To one of three names, or to the left. */
export function ThrowDock({ spoken, players, own, send }: SpokenProps) {
  const here = useSeatsHere(players).filter((seat) => !own.away.includes(seat))
  if (spoken.targets.length === 0) {
    return (
      <NextButton
        settles={bounceMs}
        className={turnStyles.huge}
        onPress={() => send({ type: 'answer' })}
        note={`on to ${nameOf(players, seatAfter(here, spoken.seat))}`}
      >
        Said it
      </NextButton>
    )
  }
  const hasLongName = spoken.targets.some((to) => nameOf(players, to).length > longName)
  return (
    <div className={styles.names} data-stack={hasLongName}>
      {spoken.targets.map((to) => (
        <Button
          key={players[to]?.id}
          settles={bounceMs}
          size="large"
          className={styles.name}
          onPress={() => send({ type: 'answer', to })}
          note="said it"
        >
          <PlayerName name={nameOf(players, to)} />
        </Button>
      ))}
    </div>
  )
}

/** Stops the clock, for some seconds after an answer. */
export function ChallengeDock({ spoken, players, viewer, send }: SpokenProps) {
  const { answerer, doubters, canDoubt, doubtUntilMs } = spoken
  const isLate = useIsPast(doubtUntilMs)
  const isAwake = canDoubt && !isLate
  const name = answerer === null || answerer === viewer ? '' : ` ${nameOf(players, answerer)}`
  return (
    <Button
      size="large"
      className={turnStyles.huge}
      disabled={!isAwake}
      onPress={() => isAwake && send({ type: 'challenge' })}
      note={
        isAwake
          ? 'the clock stops and everybody votes'
          : doubters.some((seat) => seat === viewer)
            ? 'one challenge each per letter'
            : 'after the next answer'
      }
    >
      {`Challenge${name}`}
    </Button>
  )
}
