import type { Clock } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { priceWords } from '#games/parts/price-words.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { RingClock } from '#games/parts/ring-clock.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useClock } from '#games/parts/use-clock.ts'
import { Button } from '#ui/button.tsx'
import type { CardMove, CardView } from './card.ts'
import styles from './card-screen.module.css'
import { HoldToSee } from './hold-to-see.tsx'

type CardProps = PlayProps<
  CardView & { turn: Seat; round: number; rounds: number },
  CardMove | { type: 'skip' },
  unknown
>

/** One acts for the table, on one phone. */
export function CardScreen(play: CardProps) {
  const { view, players, send } = play
  const name = nameOf(players, view.turn)
  if (view.phase === 'acting' && view.clock) return <Acting {...play} clock={view.clock} />
  const start = () => send({ type: 'start' })
  const lead = (
    <>
      <bdi>{name}</bdi>, for your eyes only
    </>
  )
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={view.round} rounds={view.rounds} />}
      onNext={start}
      middle={<HeaderCount note="acts this one">{name}</HeaderCount>}
      tools={<SkipTool play={play} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={start} note="sixty seconds, not a sound">
            Start
          </NextButton>
        </>
      }
    >
      <div className={styles.stage}>
        <p className={styles.lead}>{lead}</p>
        <Announce>{lead}</Announce>
        <HoldToSee
          text={view.prompt ? promptText(view.prompt, play) : ''}
          cover="Nobody else looks."
        />
      </div>
    </PlayFrame>
  )
}

function Acting({ clock, ...play }: CardProps & { clock: Clock }) {
  const { view, players, sober, send } = play
  const face = useClock(clock)
  const isOut = face.seconds === 0
  const isResting = !face.running && !isOut
  const goOn = () => send({ type: isResting ? 'resume' : 'got' })
  const name = nameOf(players, view.turn)
  const price = priceWords(useOwes(sober)(view.turn), 1)
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={view.round} rounds={view.rounds} />}
      onNext={goOn}
      middle={<HeaderCount note="acts this one">{name}</HeaderCount>}
      tools={<SkipTool play={play} />}
      dock={
        isResting ? (
          <NextButton onPress={goOn} note="nobody lost any time">
            Carry on
          </NextButton>
        ) : (
          <>
            <Button
              variant="quiet"
              size="large"
              className={styles.half}
              onPress={() => send({ type: 'missed' })}
              note={`a point for ${name}`}
            >
              No luck
            </Button>
            <NextButton icon="icon-eyeon" className={styles.half} onPress={goOn} note="nobody owes">
              Got it
            </NextButton>
          </>
        )
      }
    >
      <div className={styles.acting}>
        <div className={styles.clock}>
          <RingClock
            face={face}
            word={isOut ? 'time' : face.running ? 'seconds' : 'resting'}
            className={styles.ring}
          />
        </div>
        <HoldToSee
          text={view.prompt ? promptText(view.prompt, play) : ''}
          cover={
            isOut
              ? 'Time. Did they get it?'
              : ['Not a sound. Not guessed is a point.', price].filter(Boolean).join(' ')
          }
        />
      </div>
    </PlayFrame>
  )
}
