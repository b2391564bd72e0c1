import type { Seat } from '../table/players.ts'

/** On one phone. */
export type PassedMove =
  | { type: 'read'; seat: Seat }
  /** Done, or on to the next card. A sober table counts the cost. */
  | { type: 'follow'; isCounted?: boolean }
  | { type: 'pass'; isCounted?: boolean }
  | { type: 'take'; seats: readonly Seat[] }
  /** Sober tables: a player broke a rule in force. */
  | { type: 'slip'; rule: number; seat: Seat }
  | { type: 'skip' }

/** With a phone each. */
export type OwnMove =
  | { type: 'follow' | 'pass' | 'skip' | 'next' }
  /** More of that: from those who watch. */
  | { type: 'encore'; isOn: boolean }
  /** A seat in a duel, 0 or 1 in a vote, a number, or in a race milliseconds on the phone. */
  | { type: 'answer'; value: number }
  /** Null where no player knows. */
  | { type: 'truth'; value: number | null }
  | { type: 'catch'; rule: number; seat: Seat }
  | { type: 'go' | 'timeout' }

export type VenueMove = PassedMove | OwnMove
