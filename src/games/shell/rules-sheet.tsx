import type { ReactNode } from 'react'
import type { Seating } from '#domain/table/seating.ts'
import type { Game } from '#games/define-game.ts'
import { type HouseRule, type HouseRules, hintFor, paceRule } from '#games/house-rules.ts'
import { Sheet } from '#ui/sheet.tsx'
import { ChoiceRow } from '../parts/choice-row.tsx'
import { ShareRulesRow } from './share-rules-row.tsx'
import { PhoneTimeRow } from './time-row.tsx'
import { usePlayersIn, useSober } from './use-players-in.ts'

type RulesSheetProps<Options> = {
  game: Game
  open: boolean
  onClose: () => void
  rules: HouseRules<Options>
  options: Options
  onChange: (options: Options) => void
  seating?: Seating
  /** How many have a phone each. */
  phones?: number
  /** Asked elsewhere. */
  omit?: keyof Options | null
  children?: ReactNode
}

/** Generated from the house rules that this seating has. */
export function RulesSheet<Options>(props: RulesSheetProps<Options>) {
  const { game, open, onClose, rules, options, onChange, children } = props
  const { seating = 'passed', phones = 0, omit } = props
  // A sober table has no sips to slow down.
  const { sober } = useSober(undefined, usePlayersIn())
  const fields = (Object.entries(rules.fields) as [keyof Options, HouseRule][]).filter(
    ([name, rule]) =>
      name !== omit && !(sober && rule === paceRule) && (!rule.seating || rule.seating === seating),
  )
  return (
    <Sheet open={open} onClose={onClose} title="House rules" lead="From the next game on.">
      {children}
      {fields.map(([name, rule]) => (
        <ChoiceRow
          key={String(name)}
          label={rule.label}
          hint={hintFor(rule, phones)}
          choices={rule.choices}
          chosen={options[name] as HouseRule['defaultValue']}
          onChoose={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
      {seating === 'passed' && <PhoneTimeRow />}
      <ShareRulesRow {...{ game, rules, options, seating, omit }} />
    </Sheet>
  )
}
