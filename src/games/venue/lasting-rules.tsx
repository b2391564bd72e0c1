import type { ComponentProps } from 'react'
import type { Player } from '#domain/table/players.ts'
import type { LastingRule } from '#domain/venue/state.ts'
import { Row, RowList } from '#ui/row.tsx'
import { SeatChips } from '../parts/seat-chips.tsx'
import styles from './venue-lasting-rules.module.css'

type Chips = Pick<ComponentProps<typeof SeatChips>, 'label' | 'chosen' | 'onToggle'>

type LastingRulesProps = {
  lasting: readonly LastingRule[]
  players: readonly Player[]
  noteOf: (rule: LastingRule) => string
  /** Names to tap, where a slip counts. */
  tapped?: (rule: LastingRule, at: number) => Chips
}

/** On a sheet: the rules in force, and who broke one. */
export function LastingRules({ lasting, players, noteOf, tapped }: LastingRulesProps) {
  return lasting.map((rule, at) => (
    <RowList key={rule.words.raw} label="Rules in force">
      <Row title={rule.name} note={`${noteOf(rule)} Until card ${rule.until}.`} />
      {tapped && (
        <li className={styles.slip}>
          <SeatChips players={players} {...tapped(rule, at)} />
        </li>
      )}
    </RowList>
  ))
}
