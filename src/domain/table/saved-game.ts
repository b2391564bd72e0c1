import type { GameRules } from './game-rules.ts'
import { maxSeats, type Player, readPlayers } from './players.ts'

export type SavedGame<State, Options> = {
  rulesVersion: number
  players: readonly Player[]
  options: Options
  source: string | null
  /** Epoch milliseconds: identifies the game. */
  dealtAtMs: number
  state: State
  stopped: boolean
  left: boolean
}

export type ReadOutcome<State, Options> =
  | { game: SavedGame<State, Options> }
  | { problem: 'none' | 'older' | 'newer' | 'rubbish' }

export const unreadableMessages = {
  older: 'That game was saved by an older version of the house. Same table, fresh start.',
  newer: 'That game was saved by a newer version of the house. Reload to get it, or start afresh.',
  rubbish: 'The saved game could not be read. Same table, fresh start.',
}

/** Never throws. */
export function readSavedGame<State extends object, Move, View, Options>(
  saved: unknown,
  rules: GameRules<State, Move, View, Options>,
  readOptions: (saved: unknown) => Options,
): ReadOutcome<State, Options> {
  if (saved === null || saved === undefined) return { problem: 'none' }
  if (typeof saved !== 'object') return { problem: 'rubbish' }
  const { rulesVersion, players, options, source, dealtAtMs, state, stopped, left } =
    saved as Record<keyof SavedGame<State, Options>, unknown>
  if (typeof rulesVersion !== 'number') return { problem: 'rubbish' }
  if (rulesVersion < rules.version) return { problem: 'older' }
  if (rulesVersion > rules.version) return { problem: 'newer' }
  try {
    const seated = readPlayers(players, maxSeats)
    if (!Array.isArray(players) || seated.length !== players.length) return { problem: 'rubbish' }
    const paused = rules.pause(state as State)
    // A state of the wrong shape must throw here, not in a screen.
    rules.view(paused, rules.holder(paused))
    rules.recap(paused)
    return {
      game: {
        rulesVersion,
        players: seated,
        options: readOptions(options),
        source: typeof source === 'string' ? source : null,
        dealtAtMs: typeof dealtAtMs === 'number' ? dealtAtMs : 0,
        state: paused,
        stopped: stopped === true,
        left: left === true,
      },
    }
  } catch {
    return { problem: 'rubbish' }
  }
}
