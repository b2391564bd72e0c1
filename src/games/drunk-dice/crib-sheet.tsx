import { Sheet } from '#ui/sheet.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import type { Options } from './rules-options.ts'

/** What every throw does, for whoever does not believe it. */
export function CribSheet(props: { open: boolean; onClose: () => void; options: Options }) {
  const { open, onClose, options } = props
  const pairs = ['2-2', ...(options.threeMan ? [] : ['3-3']), '4-4', '5-5']
  if (!options.makeRule) pairs.push('6-6')
  return (
    <Sheet open={open} onClose={onClose} title="What counts" lead="All that fits, applies.">
      <StripList>
        {options.threeMan && (
          <Strip
            title="Any three"
            note="One for Three-Man. Nobody is? You are. Three-Man throws one: names the next."
          />
        )}
        <Strip title="Seven" note="One for the left" />
        <Strip title="Eleven" note="One for the right" />
        <Strip title="Nine" note="One for whoever threw it" />
        <Strip title="1-1" note="One for everybody" />
        <Strip title={pairs.join(', ')} note="Give away that many" />
        {options.makeRule && <Strip title="6-6" note="Make a rule. It holds until the next 6-6" />}
        <Strip title="Again" note="Something happened? Throw again, five times at most" />
        {options.duel && (
          <Strip
            title="Quick duel"
            note="Instead of your turn. One die each: the lower takes the difference, a tie doubles it"
          />
        )}
      </StripList>
    </Sheet>
  )
}
