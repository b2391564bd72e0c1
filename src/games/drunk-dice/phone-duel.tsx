import { countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { AnswerIsIn } from '#games/parts/answer-is-in.tsx'
import { CallRow } from '#games/parts/call-row.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { aftermathOf } from './aftermath.ts'
import { DiceFrame } from './dice-frame.tsx'
import { DiceStage } from './dice-stage.tsx'
import { DuelNames } from './duel.tsx'
import type { Line } from './effect-words.ts'
import styles from './phone-dice.module.css'
import type { PhoneProps, Throwing } from './play-props.ts'
import type { Duel } from './rules-duel.ts'
import { ownPhones } from './wording.ts'

type PhoneDuelProps = PhoneProps & { duel: Duel; throwing: Throwing; isAwake: boolean }

/** One die each, thrown on two phones; the others say who wins. */
export function PhoneDuel(play: PhoneDuelProps) {
  const { view, players, duel, throwing, own, viewer } = play
  const { dice, stake, outcome, rival } = duel
  const { isRattling } = throwing
  const challenger = nameOf(players, view.turn)
  const other = nameOf(players, rival)
  return (
    <DiceFrame
      play={play}
      {...(own.waitsFor.includes(viewer) && { throwing, onNext: throwing.onThrow })}
      dock={<DuelDock {...play} />}
    >
      <DiceStage
        play={play}
        lead={outcome ? `${dice?.[0]} against ${dice?.[1]}` : stakeWords(stake)}
        lines={isRattling ? [] : linesOf(play)}
        dice={dice}
        isRattling={isRattling}
        throwId={stake}
        foot={outcome && aftermathOf(play)}
      >
        <DuelNames names={[challenger, other]} />
      </DiceStage>
    </DiceFrame>
  )
}

export function stakeWords(stake: number): string {
  return stake > 1 ? `A tie: ${countWord(stake)} times the difference` : 'One die each'
}

function linesOf(play: PhoneDuelProps): Line[] {
  const { players, view, viewer, duel } = play
  const { outcome, thrown, rival } = duel
  const { name, takes } = ownPhones(players, view.turn, viewer)
  if (outcome) {
    const { winner, loser, count } = outcome
    return [{ what: `${name(winner)} wins.`, why: `${takes(loser, count)}.` }]
  }
  const down = Object.entries(thrown).map(([seat, face]) => ({
    what: `${nameOf(players, Number(seat))} threw ${face}.`,
    why: 'The other die is still to come.',
  }))
  if (down.length > 0) return down
  const sides = `${name(view.turn)} against ${name(rival)}.`
  return [{ what: sides, why: 'The lower takes the difference.' }]
}

function DuelDock(play: PhoneDuelProps) {
  const { view, players, own, viewer, duel, throwing, isAwake, send } = play
  const { outcome, rival, thrown } = duel
  if (outcome) {
    return (
      <NextButton
        onPress={() => isAwake && send({ type: 'pass' })}
        disabled={!isAwake}
        note={
          <>
            to <bdi>{nameOf(players, view.next)}</bdi>. Anybody can tap it.
          </>
        }
      >
        Pass the dice
      </NextButton>
    )
  }
  if (own.waitsFor.includes(viewer)) {
    return (
      <NextButton
        icon="icon-cup"
        className={styles.throw}
        onPress={throwing.onThrow}
        disabled={!isAwake}
        note={isAwake ? 'your die' : 'the others say who wins'}
      >
        Throw
      </NextButton>
    )
  }
  if (!view.canCallWinner) {
    const title = viewer in thrown ? 'Your die is down.' : 'A duel.'
    return <AnswerIsIn {...{ title, players, own }} />
  }
  return (
    <CallRow
      label="Who wins?"
      note="for fame"
      choices={[view.turn, rival].map((seat) => ({ value: seat, label: nameOf(players, seat) }))}
      chosen={view.winnerCall}
      onChoose={(seat) => send({ type: 'callWinner', seat })}
    />
  )
}
