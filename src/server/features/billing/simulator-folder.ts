import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { StripeAccess } from '#server/config/choose-payments.ts'
import { toStripeAccess } from './open-billing.ts'

export function simulatorFolder(dataDir: string): string {
  return join(dataDir, 'stripe-simulator')
}

const SimulatorAddress = z.object({
  apiBase: z.string(),
  secretKey: z.string(),
  webhookSecret: z.string(),
  prices: z.array(z.string()),
})

/** Null when no server runs a simulator on this data. */
export function findRunningSimulator(dataDir: string): StripeAccess | null {
  try {
    const text = readFileSync(join(simulatorFolder(dataDir), 'address.json'), 'utf8')
    return toStripeAccess(SimulatorAddress.parse(JSON.parse(text)))
  } catch {
    return null
  }
}
