import { ScreenAudience } from '#games/parts/screen-audience.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { ScreenScores } from '#games/parts/screen-scores.tsx'
import type { Item } from './rules-items.ts'
import { formatValue } from './rules-measures.ts'
import { isRightFor } from './rules-score.ts'
import type { View } from './rules-state.ts'
import styles from './screen-halves.module.css'
import { ScreenHalves, ScreenItem } from './screen-halves.tsx'
import { knownLevel } from './screen-roll.ts'
import { sayOfSide, sideSaid } from './side-says.ts'
import { useScreenRoll } from './use-screen-roll.ts'

type ScreenRevealProps = Pick<ScreenProps<View, unknown>, 'view' | 'players' | 'heard'> & {
  shown: Item
}
type ShownProps = { view: View; shown: Item }

/** The number rises to the known one's height, and over it, or never. */
export function ScreenReveal({ view, players, heard, shown }: ScreenRevealProps) {
  const { unit, label } = shown
  const { value, level, isOver } = useScreenRoll(view.a.value, shown.value)
  return (
    <>
      <ScreenHalves view={view}>
        <Tide level={level} />
        <div className={styles.over}>
          <ScreenItem
            label={label}
            unit={unit}
            value={formatValue(value, unit)}
            fitted={formatValue(shown.value, unit)}
          />
          <div aria-live="polite">
            {isOver && <p className={styles.verdict}>{headline(view, shown)}</p>}
          </div>
          {isOver && <p className={styles.source}>The sources are on your phone.</p>}
        </div>
      </ScreenHalves>
      {isOver && <ScreenAudience kind="more-or-less" heard={heard} players={players} />}
      <Sides view={view} shown={shown} isOver={isOver} />
    </>
  )
}

/** The number as a height; the line is the known one's. */
function Tide({ level }: { level: number }) {
  return (
    <svg className={styles.tide} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <rect y={1 - level} width="1" height={level} />
      <line x2="1" y1={1 - knownLevel} y2={1 - knownLevel} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** “Less. They had it.” */
function headline({ a, answer, isRight }: View, { value }: Item): string {
  if (value === a.value) return 'Level. Level is right.'
  const truth = value > a.value ? 'More.' : 'Less.'
  if (answer === 'late') return `${truth} Nobody said so.`
  return `${truth} ${isRight ? 'They had it.' : 'They did not.'}`
}

/** Both sides: the wrong one loses its cloth. */
function Sides({ view, shown, isOver }: ShownProps & { isOver: boolean }) {
  const { teams, points, gained, a } = view
  function isWrong(side: number): boolean {
    const say = side === view.side ? view.answer : sayOfSide(view, side)
    if (say === 'late') return true
    return (say === 'more' || say === 'less') && !isRightFor(a.value, shown.value, say)
  }
  return (
    <ScreenScores
      teams={teams}
      points={points.map((count, side) => (isOver ? count : count - (gained[side] ?? 0)))}
      note={(side) =>
        isOver ? `${sideSaid(view, side)}${gainOf(gained[side] ?? 0)}` : sideSaid(view, side)
      }
      dropped={(side) => isOver && isWrong(side)}
    />
  )
}

function gainOf(count: number): string {
  if (count === 0) return ''
  return count > 0 ? `: +${count}` : `: −${-count}`
}
