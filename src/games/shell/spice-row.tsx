import { Row } from '#ui/row.tsx'
import { useTableLimits } from './table-limits.ts'
import { boxesIn, spiceHints, spiceNames } from './tag-words.ts'

/** Beside the packs: the hottest prompts that are drawn, and what one phone leaves out. */
export function SpiceRow({ onPress }: { onPress: () => void }) {
  const { limits } = useTableLimits()
  const left = boxesIn(limits.leftOut).map(({ title }) => title)
  return (
    <Row
      title={`Spice: ${spiceNames[limits.spice]}`}
      note={left.length > 0 ? `Left out: ${left.join(', ')}` : spiceHints[limits.spice]}
      icon="icon-flame"
      onPress={onPress}
    />
  )
}
