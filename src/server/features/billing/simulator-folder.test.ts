import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSimulator } from '../../../../stripe-simulator/open-simulator.ts'
import { findRunningSimulator, simulatorFolder } from './simulator-folder.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'party-dojo-simulator-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
})

test('a simulator that runs on that data is found, and one that has stopped is not', async () => {
  expect(findRunningSimulator(dataDir)).toBeNull()
  const simulator = await openSimulator({ folder: simulatorFolder(dataDir), pages: 'own' })
  try {
    expect(findRunningSimulator(dataDir)).toEqual({
      secretKey: simulator.secretKey,
      webhookSecrets: [simulator.webhookSecret],
      priceIds: simulator.prices,
      apiBase: simulator.apiBase,
    })
    expect(findRunningSimulator(join(dataDir, 'elsewhere'))).toBeNull()
  } finally {
    await simulator.close()
  }
  expect(findRunningSimulator(dataDir)).toBeNull()
})

test.each(['', '{', '[]', '{"apiBase":"http://127.0.0.1:1"}', '{"prices":"all"}'])(
  'an address that says %j is none',
  (text) => {
    mkdirSync(simulatorFolder(dataDir), { recursive: true })
    writeFileSync(join(simulatorFolder(dataDir), 'address.json'), text)
    expect(findRunningSimulator(dataDir)).toBeNull()
  },
)
