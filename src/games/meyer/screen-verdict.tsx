import { nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { type MomentStep, useScreenMoment } from '#games/parts/use-screen-moment.ts'
import styles from './cup-screen.module.css'
import { callOf, meyer, rankOf } from './rules-ranks.ts'
import type { Shown } from './rules-state.ts'
import { type Screen, ScreenTable } from './screen-table.tsx'
import { calledWords, judgementOf, Loss, rolledOf } from './verdict.tsx'

/** The cup trembles, tilts; the higher die rolls out, long after it the second; then the loser. */
const lift = { tremble: 1, tilt: 2, first: 3, second: 4, verdict: 5, life: 6 }
const liftSteps = (last: MomentStep['cue']): readonly MomentStep[] => [
  { atMs: 0, cue: 'drum' },
  { atMs: 700 },
  { atMs: 940, cue: 'knock' },
  { atMs: 1840, cue: 'knock' },
  { atMs: 2160, ...(last && { cue: last }) },
  { atMs: 2420 },
]
const bluffOrTrue = liftSteps('drum')
const meyerLifted = liftSteps('gong')

type Verdict = Screen & { shown: Shown }

/** What came of a claim: the dice, unless it was conceded. */
export function ScreenVerdict(screen: Verdict) {
  return screen.shown.dice ? <Lifted {...screen} /> : <Conceded {...screen} />
}

function Lifted(screen: Verdict) {
  const { players, view, shown } = screen
  const { by, claimBy, claim, blind, loser, dice } = shown
  const isMeyer = dice !== null && rankOf(dice) === meyer
  const step = useScreenMoment(isMeyer ? meyerLifted : bluffOrTrue)
  const isOver = step >= lift.verdict
  const words = isOver
    ? {
        call: rolledOf(shown),
        line: (
          <span className={styles.stamped}>
            {judgementOf(shown)} <Loss {...{ shown, players }} left={view.lives[loser] ?? 0} />
          </span>
        ),
        small: calledWords(shown, players),
      }
    : { title: `${nameOf(players, by)} lifts…` }
  return (
    <ScreenTable
      {...screen}
      {...words}
      lead={
        <>
          <bdi>{nameOf(players, claimBy)}</bdi> {blind ? 'passed on' : 'said'} {callOf(claim)}
        </>
      }
      current={isOver ? loser : by}
      lives={step >= lift.life ? view.lives : shown.before}
      isMeyer={isMeyer && isOver}
      called={{ isHidden: step < lift.life }}
      scene={
        <CupScene
          stage={step >= lift.tilt ? 'lifted' : step === lift.tremble ? 'shaking' : 'down'}
          dice={dice ?? []}
          visible={step >= lift.second ? 2 : step >= lift.first ? 1 : 0}
        />
      }
    />
  )
}

const concession: readonly MomentStep[] = [{ atMs: 0, cue: 'drum' }, { atMs: 260 }]

function Conceded(screen: Verdict) {
  const { players, view, shown } = screen
  const step = useScreenMoment(concession)
  const { by, claimBy, loser } = shown
  return (
    <ScreenTable
      {...screen}
      lead={
        <>
          <bdi>{nameOf(players, claimBy)}</bdi> said Meyer
        </>
      }
      title={step > 0 ? 'Nobody looks.' : `${nameOf(players, by)} concedes.`}
      line={
        step > 0 && (
          <span className={styles.stamped}>
            <Loss {...{ shown, players }} left={view.lives[loser] ?? 0} />
          </span>
        )
      }
      current={loser}
      lives={step > 1 ? view.lives : shown.before}
      scene={<CupScene stage="down" />}
    />
  )
}
