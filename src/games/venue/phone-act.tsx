import { actorsOf } from '#domain/venue/card-play.ts'
import { Button } from '#ui/button.tsx'
import { AnswerIsIn } from '../parts/answer-is-in.tsx'
import { NextButton } from '../parts/next-button.tsx'
import { useIsPast } from '../parts/table-clock.ts'
import { GivenAnswer } from '../parts/two-answers.tsx'
import { ClockLine } from './clock-line.tsx'
import { LateStatus } from './late-status.tsx'
import { PhoneCard } from './phone-card.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { CardProps } from './phone-props.ts'
import styles from './venue-phone.module.css'
import { doneLabel, doneNote, fewNames, passNote, turnName } from './words-of-card.ts'

/** A card for one, or a duel: those it names do it, the others watch. */
export function PhoneAct(props: CardProps) {
  const { card, viewer } = props
  const isMine = actorsOf(card).some((seat) => seat === viewer)
  return isMine ? <Mine {...props} /> : <Watching {...props} />
}

function Mine(props: CardProps) {
  const { card, cardPlay, own, players, send, viewer } = props
  const isAwake = useIsPast(cardPlay.wakesAtMs)
  const follow = () => isAwake && send({ type: 'follow' })
  const isDuel = card.does === 'versus'
  return (
    <PhoneFrame
      phone={props}
      title={turnName(card, players, viewer)}
      canSkip
      {...(isAwake && { onNext: follow })}
      dock={
        <>
          <Button
            variant="quiet"
            size="large"
            className={styles.pass}
            disabled={!isAwake}
            onPress={() => isAwake && send({ type: 'pass' })}
            note={passNote(own.price, card.amount)}
          >
            Pass
          </Button>
          <NextButton
            onPress={follow}
            disabled={!isAwake}
            note={isDuel ? 'the others say who won' : doneNote(card)}
          >
            {isDuel ? 'Done' : doneLabel(card)}
          </NextButton>
        </>
      }
    >
      <PhoneCard phone={props} rule="Passing is fine. Nobody asks why." />
      {cardPlay.clock && <ClockLine clock={cardPlay.clock} />}
    </PhoneFrame>
  )
}

function Watching(props: CardProps) {
  const { card, cardPlay, players, own, isPlaying } = props
  const actors = actorsOf(card)
  const names = fewNames(players, actors)
  const isDuel = card.does === 'versus'
  return (
    <PhoneFrame
      phone={props}
      title={turnName(card, players, null)}
      canSkip={isPlaying}
      dock={
        !isPlaying ? (
          <LateStatus />
        ) : isDuel ? (
          <AnswerIsIn title="Watch closely" note="Then say who won." {...{ players, own }} />
        ) : (
          <Encore {...props} />
        )
      }
    >
      <PhoneCard
        phone={props}
        rule={isDuel ? undefined : `${names} taps when it is done, or passes.`}
      />
      {cardPlay.clock && <ClockLine clock={cardPlay.clock} />}
    </PhoneFrame>
  )
}

/** Secret, and changeable until the card is done. */
function Encore({ cardPlay, send }: CardProps) {
  if (cardPlay.isEncore) {
    return (
      <GivenAnswer
        label="Encore!"
        note="tap to take it back"
        onPress={() => send({ type: 'encore', isOn: false })}
      />
    )
  }
  return (
    <Button
      size="large"
      onPress={() => send({ type: 'encore', isOn: true })}
      note="half of you, and it counts twice"
    >
      Encore?
    </Button>
  )
}
