import type { Page } from 'playwright-core'
import { pauseClock, play, press } from '#tests/e2e/game-actions.ts'
import type { BuiltServer } from '#tests/support/server/built-server.ts'

/** What to do next from the screen before, and the screen's name: one walk takes all its pictures. */
export type Step = readonly [
  name: string,
  reach: (page: Page, server: ServerAddress) => Promise<unknown>,
]

/** `dataDir` has the server's emails. */
export type ServerAddress = Pick<BuiltServer, 'dataDir'> & { baseUrl: string }

/** Presses one after the other. */
export const taps =
  (...names: string[]) =>
  (page: Page) =>
    press(page, ...names)

/** Begins a game, and holds its clocks. */
export const starts = (title: string, rules?: Record<string, string>) => async (page: Page) => {
  await play(page, title, { rules })
  await pauseClock(page)
}
