import { nextSeat } from '#domain/table/players.ts'
import { HeaderCount, PlayFrame, Tool } from '#games/kit/play-frame.tsx'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { Slab } from '#ui/slab.tsx'
import type { CategoryProps } from './play-props.ts'
import { Bomb, RingClock } from './ring-clock.tsx'
import styles from './turn.module.css'

/** Somebody has to name one, against a clock they can see or a bomb they cannot. */
export function Turn(play: CategoryProps) {
  const { view, players, sober, send } = play
  const { turn, answerer, clock, isTicking } = view
  const goOn = () => send({ type: isTicking ? 'answer' : 'resume' })
  const timeout = () => send({ type: 'timeout' })
  const after = players[nextSeat(turn, players)]?.name
  return (
    <PlayFrame
      play={play}
      onNext={goOn}
      middle={
        <HeaderCount note="your turn">
          <span aria-live="polite">{players[turn]?.name}</span>
        </HeaderCount>
      }
      right={<HeaderCount note="said">{view.answers}</HeaderCount>}
      tools={
        <>
          {answerer !== null && (
            <>
              <Tool icon="icon-grip" onPress={() => send({ type: 'repeat' })}>
                Repeat
              </Tool>
              <Tool icon="icon-eyeon" onPress={() => send({ type: 'challenge' })}>
                Challenge
              </Tool>
            </>
          )}
          <Tool icon="icon-ban" onPress={() => send({ type: 'skip' })}>
            Not for us
          </Tool>
        </>
      }
      dock={
        isTicking ? (
          <Slab
            className={styles.huge}
            size="main"
            icon="icon-fwd"
            keyHint="Space"
            onPress={goOn}
            note={`said it, over to ${after}`}
          >
            Next
          </Slab>
        ) : (
          <Slab
            className={styles.huge}
            size="main"
            icon="icon-fwd"
            keyHint="Space"
            onPress={goOn}
            note="nobody lost any time"
          >
            Carry on
          </Slab>
        )
      }
    >
      <div className={styles.turn}>
        <div className={styles.words}>
          <PromptCard
            lead="Name one"
            prompt={view.prompt}
            players={players}
            sober={sober}
            onPress={goOn}
          />
        </div>
        {clock ? (
          <RingClock clock={clock} onTimeout={timeout} />
        ) : (
          <Bomb isTicking={isTicking} onAsk={timeout} />
        )}
      </div>
    </PlayFrame>
  )
}
