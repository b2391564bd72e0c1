import type { Random } from '#domain/random.ts'
import type { Devices } from '#tests/e2e/room-actions.ts'
import type { Secrets } from './check-frame.ts'
import type { EveningPage } from './evening-page.ts'
import type { EveningServer } from './evening-server.ts'
import type { RoomHistory } from './room-history.ts'

/** What an evening came to; `freezes`, `secrets` and `errors` must stay 0. */
export const counts = [
  ...['evenings', 'rounds', 'taps', 'views', 'texts', 'sleeps', 'reloads', 'joins', 'leaves'],
  ...['hosts', 'deploys', 'freezes', 'secrets', 'errors'],
] as const

export type Figures = Record<(typeof counts)[number], number>

export const noFigures = (): Figures =>
  Object.fromEntries(counts.map((count) => [count, 0])) as Figures

export type Fault = {
  kind: 'freezes' | 'secrets' | 'errors'
  game: string
  seed: number
  /** Steps of the evening so far. */
  step: number
  /** Whose screen. */
  viewer: string
  text: string
  /** What was done last. */
  before: string[]
}

export type Evening = {
  game: { slug: string; title: string }
  seed: number
  devices: Devices
  server: EveningServer
  code: string
  pages: EveningPage[]
  history: RoomHistory
  /** Of each game, loaded when it is played. */
  secretsOf: (slug: string) => Promise<Secrets>
  /** For what happens between the games' own moves. */
  random: Random
  figures: Figures
  faults: Fault[]
  steps: string[]
}

export function logStep({ steps }: Evening, who: string, what: string): void {
  steps.push(`${who}: ${what}`)
}

export function report(evening: Evening, kind: Fault['kind'], viewer: string, text: string): void {
  const { faults, figures, game, seed, steps } = evening
  // One fault shows in every view that follows: the first of its kind says it.
  if (faults.some((other) => other.kind === kind && other.viewer === viewer)) return
  figures[kind]++
  const before = steps.slice(-25)
  faults.push({ kind, game: game.slug, seed, step: steps.length, viewer, text, before })
}
