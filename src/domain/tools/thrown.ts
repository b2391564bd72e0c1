import type { CoinSide } from './coin.ts'
import type { DiceThrow } from './dice.ts'

/** A tool's result, and the one before it. */
export type Thrown =
  | { tool: 'coin-flip'; from: CoinSide; side: CoinSide }
  | ({ tool: 'dice-roll' } & DiceThrow)
  /** Degrees; seats of the room in their places round it, none where it points at an hour. */
  | { tool: 'spin-the-bottle'; from: number; angle: number; seats: readonly number[] }
