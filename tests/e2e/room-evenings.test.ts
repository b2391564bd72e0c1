import { expect } from 'vitest'
import { findGame } from '#games/registry.ts'
import { openEveningServer } from '#tests/support/evenings/evening-server.ts'
import { playEvening } from '#tests/support/evenings/play-evening.ts'
import { test } from './fixtures.ts'

/** The short form of `npm run evenings`. */
test('a short evening of Charades: nothing freezes, and no secret is on a wrong screen', async ({
  browser,
}) => {
  const game = findGame('charades')
  if (!game) throw new Error('No such game')
  const server = await openEveningServer()
  const { figures, faults } = await playEvening(
    server,
    { browser, baseUrl: server.url },
    {
      game,
      seed: 7,
      ms: 10_000,
      seats: 3,
      everyMs: [1_500, 2_500],
      only: ['reload', 'sleep', 'deploy', 'hand over'],
    },
  )
  expect(await server.close()).toEqual([])
  expect(faults).toEqual([])
  expect(figures.views).toBeGreaterThan(20)
  expect(figures.texts).toBeGreaterThan(20)
  expect(figures.taps).toBeGreaterThan(5)
})
