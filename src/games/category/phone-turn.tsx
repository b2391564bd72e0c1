import { nameOf } from '#domain/table/names.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import turn from '#games/parts/turn.module.css'
import { TurnClock } from '#games/parts/turn-clock.tsx'
import { Button } from '#ui/button.tsx'
import { bounceMs } from '#ui/use-settled.ts'
import { Bomb } from './bomb.tsx'
import styles from './category-turn.module.css'
import { NameOne } from './name-one.tsx'
import type { PhoneProps } from './phone-props.ts'

/** One's own turn: a tap says it is said, and passes it on or throws it to a name. */
export function PhoneTurn(play: PhoneProps) {
  const { view, players, sober, own, send } = play
  const { clock, isTicking, answers, targets } = view
  const isThrown = targets.length > 0
  const there = useSeatsHere(players).filter((seat) => !own.away.includes(seat))
  const answer = () => send({ type: 'answer' })
  return (
    <PlayFrame
      play={play}
      {...(!isThrown && { onNext: answer })}
      middle={<HeaderCount note={`${answers} said`}>Your turn</HeaderCount>}
      dock={
        isThrown ? (
          <Throws {...play} />
        ) : (
          <NextButton
            settles={bounceMs}
            className={styles.said}
            onPress={answer}
            note={`on to ${nameOf(players, seatAfter(there, view.turn))}`}
          >
            Said it
          </NextButton>
        )
      }
    >
      <div className={isThrown ? `${turn.turn} ${styles.throwing}` : turn.turn}>
        <div className={turn.words}>
          <PromptCard
            lead={<NameOne letter={play.letter} />}
            prompt={view.prompt}
            players={players}
            sober={sober}
          />
        </div>
        {clock ? <TurnClock clock={clock} /> : <Bomb isTicking={isTicking} />}
      </div>
    </PlayFrame>
  )
}

function Throws({ view, players, send }: PhoneProps) {
  return (
    <fieldset className={styles.throws}>
      <legend>Said it? Throw it to</legend>
      {view.targets.map((to) => (
        <Button
          key={players[to]?.id}
          settles={bounceMs}
          size="large"
          onPress={() => send({ type: 'answer', to })}
        >
          <PlayerName name={nameOf(players, to)} />
        </Button>
      ))}
    </fieldset>
  )
}
