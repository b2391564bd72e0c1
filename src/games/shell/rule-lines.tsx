import type { Seating } from '#domain/table/seating.ts'
import { Row, RowList } from '#ui/row.tsx'
import type { ChangedRule, LeftOut } from './shared-rules.ts'

type RuleLinesProps = {
  changed: readonly ChangedRule[]
  leftOut?: readonly LeftOut[]
  seating: Seating
}

const counts = { own: '. Counts with a phone each', passed: '. Counts on one phone' }

/** What differs from the usual, a line each. */
export function RuleLines({ changed, leftOut = [], seating }: RuleLinesProps) {
  return (
    <RowList label="What differs">
      {changed.map(({ rule, label, value, usual, seating: held }) => (
        <Row
          key={rule}
          title={`${label}: ${value}`}
          note={`Usual: ${usual}${held && held !== seating ? counts[held] : ''}`}
        />
      ))}
      {leftOut.map(({ label, value }) => (
        <Row
          key={`${label}=${value}`}
          title={label}
          note={
            value === null
              ? 'Left out: there is no such rule here'
              : `Left out: ${value} cannot be chosen, so as usual`
          }
        />
      ))}
    </RowList>
  )
}
