import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expensiveCalls,
  type Sent,
  startExpensiveCallServer,
} from '#tests/support/load/expensive-calls.ts'
import { expectNoFailures } from '#tests/support/log-lines.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'

/** Of many calls at their dearest, and of anything else meanwhile, on a machine that others use too. */
const maxMs = 10_000
const maxForOthersMs = 2_000
/** Below that nobody is held up, whatever the crowd took. */
const floorMs = 300

describe('what costs the server more than whoever asks', () => {
  let server: Awaited<ReturnType<typeof startExpensiveCallServer>>

  beforeAll(async () => {
    server = await startExpensiveCallServer()
    await server.fill()
  })

  afterAll(async () => {
    expectNoFailures(await server.stop(), { isStrict: true })
  })

  async function timed(sent: Sent, address: string) {
    const startedMs = performance.now()
    const answer = await server.ask(sent, address)
    await answer.arrayBuffer()
    return { status: answer.status, ms: performance.now() - startedMs }
  }

  /** How often a new address is let through within one minute of the clock. */
  async function countUntilRefused(cheap: Sent, most: number) {
    const minuteOf = () => Math.floor(Date.now() / 60_000)
    for (;;) {
      const address = freshAddress()
      const minute = minuteOf()
      let count = 0
      while (count <= most && (await timed(cheap, address)).status !== 429) count++
      if (minuteOf() === minute) return { count, address }
    }
  }

  test.each(expensiveCalls)(
    '$what takes its time from nobody else, and $max times from one',
    async ({
      expensive: dearest,
      cheap,
      max: most,
      concurrency: atOnce = 12,
      shareOfOthers = 1,
    }) => {
      // What is loaded with the first request of its kind is no price of it.
      await timed(dearest(server, 0), freshAddress())
      let isDone = false
      const startedMs = performance.now()
      const dear = Promise.all(
        Array.from({ length: atOnce }, (_, n) => timed(dearest(server, n + 1), freshAddress())),
      ).finally(() => {
        isDone = true
      })
      const others: number[] = []
      do {
        const { status, ms } = await timed({ path: '/api/packs/none' }, freshAddress())
        expect(status).toBe(404)
        others.push(ms)
      } while (!isDone)
      // Somebody who came in the crowd's time may be answered right after it.
      const crowdMs = performance.now() - startedMs
      const answers = await dear
      expect(answers.map(({ status }) => status < 500 && status !== 429)).toEqual(
        Array(atOnce).fill(true),
      )
      const slowestMs = Math.max(...answers.map(({ ms }) => ms))
      expect(slowestMs).toBeLessThan(maxMs)
      const forOthersMs = Math.min(maxForOthersMs, Math.max(floorMs, crowdMs * shareOfOthers))
      expect(Math.max(...others)).toBeLessThan(forOthersMs)

      const greedy = await countUntilRefused(cheap, most)
      expect(greedy.count).toBe(most)
      const refused = await timed(dearest(server, atOnce + 1), greedy.address)
      expect(refused).toEqual({ status: 429, ms: expect.any(Number) })
      expect((await timed(dearest(server, atOnce + 2), freshAddress())).status).not.toBe(429)
    },
  )
})
