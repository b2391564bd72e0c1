import type { HouseRule, HouseRules } from '#games/house-rules.ts'
import { Sheet } from '#ui/sheet.tsx'
import { ChoiceRow } from '../parts/choice-row.tsx'

type RulesSheetProps<Options> = {
  open: boolean
  onClose: () => void
  rules: HouseRules<Options>
  options: Options
  onChange: (options: Options) => void
}

/** Generated from the house rules of one phone. */
export function RulesSheet<Options>(props: RulesSheetProps<Options>) {
  const { open, onClose, rules, options, onChange } = props
  const fields = (Object.entries(rules.fields) as [keyof Options, HouseRule][]).filter(
    ([, rule]) => !rule.ownPhones,
  )
  return (
    <Sheet open={open} onClose={onClose} title="House rules" lead="From the next game on.">
      {fields.map(([name, rule]) => (
        <ChoiceRow
          key={String(name)}
          label={rule.label}
          hint={rule.hint}
          choices={rule.choices}
          chosen={options[name] as HouseRule['defaultValue']}
          onChoose={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </Sheet>
  )
}
