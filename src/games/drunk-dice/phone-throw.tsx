import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { Button } from '#ui/button.tsx'
import { aftermathOf } from './aftermath.ts'
import { ChallengeSheet } from './challenge-sheet.tsx'
import { DiceFrame } from './dice-frame.tsx'
import { DiceStage } from './dice-stage.tsx'
import { doneLines, effectLines, type Line } from './effect-words.ts'
import styles from './phone-dice.module.css'
import type { PhoneProps, Throwing } from './play-props.ts'
import { WatchingDock } from './watching-dock.tsx'
import { ownPhones } from './wording.ts'

type PhoneThrowProps = PhoneProps & { throwing: Throwing; isAwake: boolean }

/** A turn with the dice, on the phone that has them and on all others. */
export function PhoneThrow(play: PhoneThrowProps) {
  const { view, players, viewer, send, throwing, isAwake } = play
  const { dice, throws, turn, canPass, canThrow, next } = view
  const { isRattling } = throwing
  const isMine = turn === viewer
  const pass = () => isAwake && send({ type: 'pass' })
  const mayThrow = isMine && canThrow
  const dock = canPass ? (
    <NextButton
      onPress={pass}
      disabled={!isAwake}
      note={
        <>
          to <bdi>{nameOf(players, next)}</bdi>. Anybody can tap it.
        </>
      }
    >
      Pass the dice
    </NextButton>
  ) : mayThrow ? (
    <ThrowDock {...play} />
  ) : (
    <WatchingDock {...play} />
  )
  return (
    <DiceFrame
      play={play}
      {...(mayThrow && { throwing, onNext: throwing.onThrow })}
      {...(canPass && { onNext: pass })}
      dock={dock}
    >
      <DiceStage
        play={play}
        lead={leadOf(play)}
        lines={isRattling ? [] : linesOf(play)}
        dice={dice}
        isRattling={isRattling}
        throwId={throws}
        foot={!isRattling && dice && aftermathOf(play)}
      />
    </DiceFrame>
  )
}

function ThrowDock(play: PhoneThrowProps) {
  const { view, throwing, isAwake } = play
  const [isChallenging, setIsChallenging] = useState(false)
  const canChallenge = view.canChallenge && !throwing.isRattling
  return (
    <>
      {canChallenge && (
        <Button
          variant="quiet"
          size="large"
          note="instead"
          disabled={!isAwake}
          onPress={() => isAwake && setIsChallenging(true)}
        >
          Duel
        </Button>
      )}
      <NextButton
        icon="icon-cup"
        className={styles.throw}
        onPress={throwing.onThrow}
        disabled={!isAwake}
        note={isAwake ? 'tap, or shake the phone' : 'the others may call it'}
      >
        Throw
      </NextButton>
      <ChallengeSheet
        {...play}
        open={isChallenging && canChallenge}
        onClose={() => setIsChallenging(false)}
      />
    </>
  )
}

function leadOf({ view, players, viewer, throwing }: PhoneThrowProps): string {
  if (throwing.isRattling) return 'Round and round'
  const isMine = view.turn === viewer
  if (!view.dice) return isMine ? 'You have the dice' : 'A new turn'
  return `${isMine ? 'You' : nameOf(players, view.turn)} threw ${view.dice.join('–')}`
}

/** What happened in large letters, and to whom below. */
function linesOf(play: PhoneThrowProps): Line[] {
  const { view, players, viewer } = play
  const { dice, turn, task, effects } = view
  if (!dice) {
    return turn === viewer
      ? [{ what: 'Your throw.', why: 'As long as something happens, you throw again.' }]
      : [{ what: `${nameOf(players, turn)} throws.`, why: 'Two dice, and all that fits applies.' }]
  }
  const wording = ownPhones(players, turn, viewer)
  const lines = task ? effectLines(effects, wording) : doneLines(view, wording)
  return lines.map(({ why, what }) => ({ what: `${why}.`, why: `${what}.` }))
}
