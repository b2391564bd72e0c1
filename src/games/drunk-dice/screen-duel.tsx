import { nameOf } from '#domain/table/names.ts'
import { PlayerName } from '#games/parts/player-name.tsx'
import { useScreenMoment } from '#games/parts/use-screen-moment.ts'
import { sequelOf } from './aftermath.ts'
import styles from './dice-screen.module.css'
import { stakeWords } from './phone-duel.tsx'
import type { Duel } from './rules-duel.ts'
import { ScreenDice } from './screen-dice.tsx'
import { type Screen, ScreenTable } from './screen-table.tsx'
import { ownPhones } from './wording.ts'

type ScreenDuelProps = Screen & { duel: Duel }

/** One die each. */
export function ScreenDuel(screen: ScreenDuelProps) {
  const { players, view, duel } = screen
  const { outcome, stake, rival, thrown, dice } = duel
  if (outcome) return <Outcome {...screen} outcome={outcome} />
  const sides = [view.turn, rival]
  const down = sides.map((seat) => thrown[seat] ?? null)
  const isTie = dice !== null && down.every((face) => face === null)
  return (
    <ScreenTable
      {...screen}
      lead={stakeWords(stake)}
      lines={[
        {
          why: sides.map((seat) => nameOf(players, seat)).join(' against '),
          what: 'The lower takes the difference',
        },
      ]}
      line={isTie ? 'A tie. Throw again.' : 'Who wins? Say it on your phones.'}
      scene={<DuelScene screen={screen} faces={isTie ? dice : down} />}
    />
  )
}

const steps = [{ atMs: 0, cue: 'drum' }, { atMs: 500, cue: 'knock' }, { atMs: 820 }] as const

function Outcome(screen: ScreenDuelProps & { outcome: NonNullable<Duel['outcome']> }) {
  const { players, view, duel, outcome } = screen
  const step = useScreenMoment(steps)
  const { name, takes } = ownPhones(players, view.turn, null)
  const faces = duel.dice ?? []
  return (
    <ScreenTable
      {...screen}
      lead={faces.join(' against ')}
      lines={
        step > 0
          ? [{ why: `${name(outcome.winner)} wins`, what: takes(outcome.loser, outcome.count) }]
          : []
      }
      line={step > 2 && `The dice go to ${nameOf(players, view.next)}.`}
      small={step > 2 ? sequelOf(view, players).join(' ') : ''}
      scene={<DuelScene screen={screen} faces={faces} />}
      hasHit={step > 1}
      called={{ kind: 'duel', isHidden: step < 3 }}
    />
  )
}

type DuelSceneProps = { screen: ScreenDuelProps; faces: readonly (number | null)[] }

function DuelScene({ screen, faces }: DuelSceneProps) {
  const { players, view, duel } = screen
  return (
    <>
      <ScreenDice faces={faces} />
      <p className={styles.duelists}>
        {[view.turn, duel.rival].map((seat) => (
          <PlayerName key={seat} name={nameOf(players, seat)} />
        ))}
      </p>
    </>
  )
}
