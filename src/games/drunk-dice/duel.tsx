import { countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { priceTail } from '#games/parts/price-words.ts'
import { DiceFrame } from './dice-frame.tsx'
import { DiceStage } from './dice-stage.tsx'
import styles from './duel.module.css'
import type { DiceProps, Throwing } from './play-props.ts'
import type { Duel as DuelState } from './rules-duel.ts'

/** One die each. The lower takes the difference, a tie doubles it. */
export function Duel(play: DiceProps & { duel: DuelState; throwing: Throwing }) {
  const { view, players, sober, send, duel, throwing } = play
  const { dice, stake, outcome, rival } = duel
  const { isRattling, onThrow } = throwing
  const owes = useOwes(sober)
  const owed = outcome ? owes(outcome.loser) : 'points'
  const challenger = nameOf(players, view.turn)
  const other = nameOf(players, rival)
  const pass = () => send({ type: 'pass' })
  const lines =
    outcome && !isRattling
      ? [
          {
            what: `${nameOf(players, outcome.loser)}: ${penaltyText(outcome.count, owed)}`,
            why: `${nameOf(players, outcome.winner)} wins${priceTail(owed).replace(', i', '. I')}`,
          },
        ]
      : []
  const tie =
    stake > 1 ? `A tie: ${countWord(stake)} times the difference` : `${challenger} against ${other}`

  return (
    <DiceFrame
      play={play}
      throwing={throwing}
      onNext={outcome ? pass : onThrow}
      dock={
        <>
          <BackButton play={play} />
          {outcome ? (
            <NextButton
              onPress={pass}
              note={
                <>
                  to <bdi>{nameOf(players, view.next)}</bdi>, on the left
                </>
              }
            >
              Pass the dice
            </NextButton>
          ) : (
            <NextButton onPress={onThrow} note="one die each">
              {dice ? 'Throw again' : 'Throw'}
            </NextButton>
          )}
        </>
      }
    >
      <DiceStage
        play={play}
        lead={outcome ? `${dice?.[0]} against ${dice?.[1]}` : tie}
        lines={lines}
        dice={dice}
        isRattling={isRattling}
        throwId={stake}
      >
        <DuelNames names={[challenger, other]} />
      </DiceStage>
    </DiceFrame>
  )
}

/** Under their dice. */
export function DuelNames({ names }: { names: readonly [string, string] }) {
  return (
    <p className={styles.names}>
      {names.map((name) => (
        <PlayerName key={name} name={name} />
      ))}
    </p>
  )
}
