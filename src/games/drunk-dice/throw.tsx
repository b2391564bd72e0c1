import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { isSips } from '#domain/table/owed.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { Button } from '#ui/button.tsx'
import { ChallengeSheet } from './challenge-sheet.tsx'
import { DiceFrame } from './dice-frame.tsx'
import { DiceStage } from './dice-stage.tsx'
import { doneLines, throwsText } from './effect-words.ts'
import { type DiceProps, type Throwing, useWording } from './play-props.ts'

export function Throw(play: DiceProps & { throwing: Throwing }) {
  const { view, players, sober, send, throwing } = play
  const { isRattling, onThrow } = throwing
  const owes = useOwes(sober)
  const [isChallenging, setIsChallenging] = useState(false)
  const { dice, effects, given, throws, throwsLeft, canThrow, canChallenge, turn, next } = view
  const name = nameOf(players, turn)
  const hits = effects.some((effect) => 'seats' in effect) || given.length > 0
  const wording = useWording(play)
  const lines = dice && !isRattling ? doneLines(view, wording) : []
  const pass = () => send({ type: 'pass' })

  return (
    <DiceFrame
      play={play}
      throwing={throwing}
      onNext={canThrow ? onThrow : pass}
      dock={
        <>
          <BackButton play={play} />
          {canChallenge && !isRattling && (
            <Button
              variant="quiet"
              size="large"
              note="instead"
              onPress={() => setIsChallenging(true)}
            >
              Duel
            </Button>
          )}
          {canThrow ? (
            <NextButton onPress={onThrow} note={throws === 0 ? 'two dice' : throwsText(throwsLeft)}>
              {throws === 0 ? 'Throw' : 'Throw again'}
            </NextButton>
          ) : (
            <NextButton
              onPress={pass}
              note={
                <>
                  to <bdi>{nameOf(players, next)}</bdi>, on the left
                </>
              }
            >
              Pass the dice
            </NextButton>
          )}
        </>
      }
    >
      <DiceStage
        play={play}
        lead={leadOf()}
        lines={lines}
        dice={dice}
        isRattling={isRattling}
        throwId={throws}
      />
      <ChallengeSheet
        {...play}
        open={isChallenging && canChallenge && !isRattling}
        onClose={() => setIsChallenging(false)}
      />
    </DiceFrame>
  )

  function leadOf(): string {
    if (isRattling) return 'Round and round'
    if (!dice) return `${name} throws`
    return hits && isSips(owes('all')) ? 'If you like. Water counts.' : `${dice[0]} and ${dice[1]}`
  }
}
