import { Announce } from '#games/parts/live-region.tsx'
import { Figure, HiddenItemCard } from './item-card.tsx'
import type { Item } from './rules-items.ts'
import { formatValue } from './rules-measures.ts'
import type { View } from './rules-state.ts'
import styles from './table-frame.module.css'
import type { DrumRoll } from './use-drum-roll.ts'
import { verdictOf } from './verdict.ts'

type ShownItemCardProps = { view: View; shown: Item; roll: DrumRoll }

/** The number counts up; then its source, and who is right. */
export function ShownItemCard({ view, shown, roll }: ShownItemCardProps) {
  const { value, unit, source, year, label } = shown
  return (
    <HiddenItemCard label={label}>
      <Figure unit={unit} isSilent={!roll.isOver}>
        {formatValue(roll.shown, unit)}
      </Figure>
      <p className={styles.source}>{roll.isOver && `${source}, ${year}`}</p>
      <p className={styles.verdict} data-right={view.isRight}>
        {roll.isOver && verdictOf(view)}
      </p>
      {roll.isOver && (
        <Announce>{`${formatValue(value, unit)} ${unit}. ${verdictOf(view)}`}</Announce>
      )}
    </HiddenItemCard>
  )
}
