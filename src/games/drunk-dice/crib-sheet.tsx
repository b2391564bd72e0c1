import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Options } from './rules-options.ts'

export function CribSheet(props: { open: boolean; onClose: () => void; options: Options }) {
  const { open, onClose, options } = props
  const pairs = ['2-2', ...(options.threeMan ? [] : ['3-3']), '4-4', '5-5']
  if (!options.makeRule) pairs.push('6-6')
  return (
    <Sheet open={open} onClose={onClose} title="What counts" lead="All that fits, applies.">
      <RowList>
        {options.threeMan && (
          <Row
            title="Any three"
            note="One for Three-Man. Nobody is? You are. Three-Man throws one: names the next."
          />
        )}
        <Row title="Seven" note="One for the left" />
        <Row title="Eleven" note="One for the right" />
        <Row title="Nine" note="One for whoever threw it" />
        <Row title="1-1" note="One for everybody" />
        <Row title={pairs.join(', ')} note="Give away that many" />
        {options.makeRule && <Row title="6-6" note="Make a rule. It holds until the next 6-6" />}
        <Row title="Again" note="Something happened? Throw again, five times at most" />
        {options.duel && (
          <Row
            title="Quick duel"
            note="Instead of your turn. One die each: the lower takes the difference, a tie doubles it"
          />
        )}
      </RowList>
    </Sheet>
  )
}
