import type { ComponentType } from 'react'
import { canLoad } from '#browser/device/can-load.ts'
import { liveState } from '#browser/storage/live-state.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Messages } from '#domain/table/messages.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Game } from '#games/define-game.ts'
import type { PlayProps } from '../parts/play-props.ts'
import type { PackCreditsProps } from './pack-credits.tsx'
import type { PackFiles } from './pack-files.ts'

/** What a game needs once it runs: its start screen is there before. */
export type TableParts<State extends TableState, Move, View, Options, Code extends string> = {
  rules: GameRules<State, Move, View, Options, Code>
  messages: Messages<Exclude<Code, TableCode>>
  Play: ComponentType<PlayProps<View, Move, Options>>
  /** Added to the end screen. */
  After?: ComponentType<{ game: Game; view: View; sober: boolean }>
  /** Beside every screen of the game on one phone. */
  Aside?: ComponentType<{ isPlaying: boolean }>
  /** Of the packs played, on the end screen. */
  Credits?: ComponentType<PackCreditsProps>
  /** All of them; the page itself has those that are on by default. */
  packs?: PackFiles
} & LateScreens

export type LateScreens = typeof import('./table-screens.ts').screens

export type Late<Parts> = { parts: Parts | null; hasFailed: boolean }

export type LateTable<Parts> = {
  get: () => Late<Parts>
  subscribe: (listener: () => void) => () => void
  /** Asks again where it failed. */
  load: () => Promise<Parts>
}

/** Loads at once beside the page's own start, so that it is there before anybody taps Play. */
export function lateTable<Parts>(loadParts: () => Promise<Parts>): LateTable<Parts> {
  const late = liveState<Late<Parts>>({ parts: null, hasFailed: false })
  let loading: Promise<Parts> | null = null

  function load(): Promise<Parts> {
    // Beside its table, which needs them: not after it.
    import('./table-screens.ts').catch(() => {})
    loading ??= loadParts().then(
      (parts) => {
        late.set({ parts, hasFailed: false })
        return parts
      },
      (error) => {
        loading = null
        late.set({ parts: null, hasFailed: true })
        throw error
      },
    )
    return loading
  }

  if (!import.meta.env.SSR) {
    if (canLoad()) load().catch(() => {})
    else late.set({ parts: null, hasFailed: true })
  }
  return { get: late.get, subscribe: late.subscribe, load }
}
