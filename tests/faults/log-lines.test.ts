import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { countEvents, expectNoFailures } from '#tests/support/log-lines.ts'
import { openFaultServer } from '#tests/support/server/fault-server.ts'

const startTimeoutMs = 120_000

test('finds the failures of a server that fails, and none before', {
  timeout: startTimeoutMs,
}, async () => {
  const healthy = await openFaultServer()
  expect((await healthy.ask('/healthz')).status).toBe(200)
  const { output: quiet } = await healthy.close()
  expectNoFailures(quiet)
  expectNoFailures(quiet, { isStrict: true })

  const broken = await openFaultServer()
  const database = new DatabaseSync(join(broken.dataDir, 'party-dojo.db'), { timeout: 5000 })
  database.exec('drop table rate_limits')
  database.close()
  expect((await broken.ask('/api/feedback/x', undefined, 'PUT')).status).toBe(500)
  const { output } = await broken.close()
  expect(countEvents(output, 'request.failed')).toBe(1)
  expect(() => expectNoFailures(output)).toThrow()
  expect(() => expectNoFailures(output, { isStrict: true })).toThrow()
})

test('refuses an output that is no server’s', () => {
  expect(() => expectNoFailures('')).toThrow('not the output of a server')
})
