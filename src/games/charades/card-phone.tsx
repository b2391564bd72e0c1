import { nameOf } from '#domain/table/names.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { LiveRegion } from '#games/parts/live-region.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { TwoAnswers } from '#games/parts/two-answers.tsx'
import { Button } from '#ui/button.tsx'
import { bounceMs } from '#ui/use-settled.ts'
import styles from './acting-stage.module.css'
import { ActingStage } from './acting-stage.tsx'
import { CardShown } from './card-shown.tsx'
import type { CardPhoneProps } from './phone-card-props.ts'
import { TurnStage } from './turn-stage.tsx'

/** One acts for the table: the phrase is on that phone alone, and the first to buzz guesses. */
export function CardPhone(play: CardPhoneProps) {
  const { view, viewer } = play
  const isShown = view.phase === 'shown' || view.phase === 'over'
  return (
    <LiveRegion>
      {isShown ? (
        <CardShown {...play} />
      ) : view.turn === viewer ? (
        <Actor {...play} />
      ) : (
        <Guesser {...play} />
      )}
    </LiveRegion>
  )
}

function Actor(play: CardPhoneProps) {
  const { view, players, send } = play
  const { phase, prompt, clock, limit, buzz } = view
  const isReady = phase === 'ready'
  const buzzer = buzz && nameOf(players, buzz.seat)
  const start = () => send({ type: 'start' })
  const judge = (isRight: boolean) => send({ type: 'judge', isRight })
  return (
    <PlayFrame
      play={play}
      {...(isReady && { onNext: start })}
      middle={<HeaderCount note="you act">Not a sound</HeaderCount>}
      right={isReady && limit && <HeaderSeconds clock={limit} />}
      tools={!buzz && <SkipTool play={play} />}
      dock={
        isReady ? (
          <NextButton onPress={start} note="sixty seconds, not a sound">
            Start
          </NextButton>
        ) : buzzer ? (
          <TwoAnswers
            no={{ label: 'Wrong', note: 'play on', onPress: () => judge(false) }}
            yes={{ label: 'Right', note: `${buzzer} knew`, onPress: () => judge(true) }}
          />
        ) : (
          <DockStatus title="Act it out">The first to buzz says it. You judge.</DockStatus>
        )
      }
    >
      <ActingStage
        lead={buzzer ? `${buzzer} says it` : isReady ? 'Only you see this' : 'Act it out'}
        rule={buzzer ? 'Right or wrong?' : 'No words, no sounds.'}
        clock={buzz?.clock ?? clock}
        text={promptText(prompt, play)}
      />
    </PlayFrame>
  )
}

function Guesser(play: CardPhoneProps) {
  const { view, players, viewer, send } = play
  const { phase, clock, limit, buzz, turn } = view
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  const name = nameOf(players, turn)
  const mayBuzz = phase === 'acting' && !buzz && isPlaying
  const doBuzz = () => send({ type: 'buzz' })
  return (
    <PlayFrame
      play={play}
      {...(mayBuzz && { onNext: doBuzz })}
      middle={<HeaderCount note="acts">{name}</HeaderCount>}
      right={phase === 'ready' && limit && <HeaderSeconds clock={limit} />}
      tools={isPlaying && !buzz && <SkipTool play={play} />}
      dock={
        mayBuzz ? (
          <Button
            settles={bounceMs}
            size="large"
            icon="icon-hand"
            className={styles.buzz}
            onPress={doBuzz}
            note="the first of you to tap answers"
          >
            Buzz
          </Button>
        ) : (
          <DockStatus title={buzz ? 'Right or wrong?' : isPlaying ? 'You guess' : 'You watch'}>
            {buzz ? (
              `${name} will tell.`
            ) : isPlaying ? (
              <>
                Waiting for <bdi>{name}</bdi>.
              </>
            ) : (
              'You are in from the next card on.'
            )}
          </DockStatus>
        )
      }
    >
      <TurnStage play={play} clock={buzz?.clock ?? clock} {...wordsFor(play, name)} />
    </PlayFrame>
  )
}

function wordsFor({ view, viewer, players }: CardPhoneProps, name: string) {
  const { phase, buzz } = view
  if (buzz?.seat === viewer) {
    return { lead: 'You were first', title: 'Say it now.', rule: 'One answer, aloud.' }
  }
  if (buzz) {
    const title = `${nameOf(players, buzz.seat)} says it.`
    return { lead: 'First to buzz', title, rule: 'One answer, aloud.' }
  }
  return phase === 'ready'
    ? { lead: 'You guess', title: `Watch ${name}.`, rule: 'Know it? Buzz first, then say it.' }
    : { lead: 'You guess', title: `Watch ${name}.`, rule: 'A right one takes a point off you.' }
}
