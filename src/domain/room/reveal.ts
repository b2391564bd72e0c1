import type { TableState } from '../table/seating.ts'
import type { RoomRules } from './room-rules.ts'

/** Whether a result is shown: only a Next leads on, or the rules say so. */
export function isReveal({ rules }: Pick<RoomRules, 'rules'>, state: TableState): boolean {
  return rules.isReveal?.(state) ?? (rules.waitsFor(state).length === 0 && !rules.due(state))
}
