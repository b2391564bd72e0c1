import { listNames, nameOf } from '#domain/table/names.ts'
import { teamOf } from '#domain/table/teams.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { TwoAnswers } from '#games/parts/two-answers.tsx'
import { Button } from '#ui/button.tsx'
import { bounceMs } from '#ui/use-settled.ts'
import styles from './acting-stage.module.css'
import { ActingStage } from './acting-stage.tsx'
import { maySteal, ownTeam, type PhoneProps, roleOf } from './phone-props.ts'
import { TurnStage } from './turn-stage.tsx'
import { thievesByName } from './turn-words.ts'

/** Time is up: the first of the other sides to buzz says the last phrase, and who acted judges. */
export function PhoneSteal(play: PhoneProps) {
  const { game, view, send } = play
  const isThief = maySteal(play)
  const cloth = (isThief && view.teams[ownTeam(play)]?.cloth) || game.cloth
  const buzz = () => send({ type: 'buzz' })
  return (
    <PlayFrame
      play={play}
      {...(isThief && !view.buzz && { onNext: buzz })}
      middle={<HeaderCount note="may steal">{thievesByName(view)}</HeaderCount>}
      dock={
        isThief && !view.buzz ? (
          <Button
            settles={bounceMs}
            size="large"
            icon="icon-hand"
            className={`${styles.buzz} cloth-${cloth}`}
            onPress={buzz}
            note="the first of you to tap answers"
          >
            Buzz
          </Button>
        ) : (
          <StealDock play={play} />
        )
      }
    >
      <div className={`${styles.steal} cloth-${cloth}`}>
        <StealStage play={play} />
      </div>
    </PlayFrame>
  )
}

function StealStage({ play }: { play: PhoneProps }) {
  const { view, players, viewer } = play
  const { buzz, limit, phrase, seat, hits } = view
  const clock = buzz?.clock ?? limit
  const buzzer = buzz && nameOf(players, buzz.seat)
  if (roleOf(play) === 'actor') {
    return (
      <ActingStage
        lead={buzzer ? `${buzzer} says it` : 'Time is up'}
        rule={buzzer ? 'Right or wrong?' : `${thievesByName(view)} may steal it. Not a word.`}
        clock={clock}
        text={promptText(phrase, play)}
      />
    )
  }
  const said = { play, clock, rule: 'One answer, aloud.' }
  if (buzz?.seat === viewer)
    return <TurnStage {...said} lead="You were first" title="Say it now." />
  if (buzzer) return <TurnStage {...said} lead="First to buzz" title={`${buzzer} says it.`} />
  const name = nameOf(players, seat)
  return maySteal(play) ? (
    <TurnStage
      {...said}
      lead={`Time is up for ${name}`}
      title="Know the last one?"
      rule="You saw them act it. One answer, aloud."
    />
  ) : (
    <TurnStage
      {...said}
      lead="Time is up"
      title={hits === 1 ? 'One hit.' : `${hits} hits.`}
      rule={`${thievesByName(view)} may steal the last one.`}
    />
  )
}

function StealDock({ play }: { play: PhoneProps }) {
  const { view, players, own, send } = play
  const { buzz, teams, actors } = view
  const isActor = roleOf(play) === 'actor'
  if (!buzz) {
    return isActor ? (
      <DockStatus title="Not a word">You judge it once somebody has buzzed.</DockStatus>
    ) : (
      <DockStatus title="Waiting for a buzz">Nobody in eight seconds: not stolen.</DockStatus>
    )
  }
  const judge = (isRight: boolean) => send({ type: 'judge', isRight })
  if (isActor) {
    return (
      <TwoAnswers
        no={{ label: 'Wrong', note: 'not stolen', onPress: () => judge(false) }}
        yes={{
          label: 'Right',
          note: `one for ${teams[teamOf(teams, buzz.seat)]?.name}`,
          onPress: () => judge(true),
        }}
      />
    )
  }
  const judges = actors.filter((seat) => !own.away.includes(seat))
  return (
    <DockStatus title="Right or wrong?">{`${listNames(players, judges)} will tell.`}</DockStatus>
  )
}
