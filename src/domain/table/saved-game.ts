import type { PromptKeysByTopic } from '../prompts/tags.ts'
import type { GameRules } from './game-rules.ts'
import { maxSeats, type Player, readPlayers } from './players.ts'
import type { TableState } from './seating.ts'

export type SavedGame<State, Options> = {
  rulesVersion: number
  players: readonly Player[]
  options: Options
  source: string | null
  /** Of its prompts, for lines in a room that goes on with it. */
  topics?: PromptKeysByTopic
  /** Epoch milliseconds: identifies the game. */
  dealtAtMs: number
  state: State
  stopped: boolean
  left: boolean
}

export type ReadOutcome<State, Options> =
  | { game: SavedGame<State, Options> }
  | { problem: 'none' | 'older' | 'newer' | 'rubbish' }

/** Never throws. */
export function readSavedGame<State extends TableState, Move, View, Options, Code extends string>(
  saved: unknown,
  rules: GameRules<State, Move, View, Options, Code>,
  readOptions: (saved: unknown) => Options,
): ReadOutcome<State, Options> {
  if (saved === null || saved === undefined) return { problem: 'none' }
  if (typeof saved !== 'object') return { problem: 'rubbish' }
  const { rulesVersion, players, options, source, topics, dealtAtMs, state, stopped, left } =
    saved as Record<keyof SavedGame<State, Options>, unknown>
  if (typeof rulesVersion !== 'number') return { problem: 'rubbish' }
  // Versions count from 1.
  if (rulesVersion < 1 || (rulesVersion < rules.version && !rules.upgrade))
    return { problem: 'older' }
  if (rulesVersion > rules.version) return { problem: 'newer' }
  try {
    const seated = readPlayers(players, maxSeats)
    if (!Array.isArray(players) || seated.length !== players.length) return { problem: 'rubbish' }
    const isOlder = rulesVersion < rules.version
    const current = isOlder ? rules.upgrade?.(state, rulesVersion) : (state as State)
    if (!current) return { problem: 'older' }
    const paused = rules.pause(current)
    // A state of the wrong shape must throw here, not in a screen.
    rules.view(paused, 'device')
    rules.due(paused)
    rules.recap(paused)
    return {
      game: {
        rulesVersion: rules.version,
        players: seated,
        options: readOptions(options),
        source: typeof source === 'string' ? source : null,
        ...(typeof topics === 'object' && topics && { topics }),
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
