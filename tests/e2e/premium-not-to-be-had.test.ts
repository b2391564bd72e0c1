import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { findFreePort } from '#tests/support/server/free-port.ts'
import { openSimulator } from '../../stripe-simulator/open-simulator.ts'
import { checkAxe, expectNoSidewaysScroll, test } from './fixtures.ts'

const clock = join(import.meta.dirname, '../support/server/movable-clock.mjs')

describe('the prices', () => {
  test('where no key is set, coins are named instead', async ({ page }) => {
    await using setup = await openServer(page, { NODE_ENV: 'production' })
    await page.goto(`${setup.url}/info/pricing`)
    await page.getByText(/^Not to be had in this house yet\./).waitFor()
    await page.getByRole('link', { name: 'Earn coins' }).waitFor()
    expect(await page.getByText('Test mode').count()).toBe(0)
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
  })

  test('while they cannot be read, it says so, and another try brings them', async ({ page }) => {
    await using stripe = await openStripe()
    await using setup = await openServer(page, stripe.env)
    stripe.faults.api = 'down'
    await page.goto(`${setup.url}/info/pricing`)
    await page
      .getByRole('alert')
      .getByText(/cannot be read right now/)
      .waitFor()
    await checkAxe(page)
    stripe.faults.api = 'ok'
    // The server asks Stripe again some seconds after it got no answer; it sees its clock shortly.
    stripe.moveTo(60_000)
    const askServer = async () => await (await page.request.get(`${setup.url}/info/pricing`)).text()
    await expect.poll(askServer).toContain('Get Premium')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page
      .getByRole('radio', { name: /a month$/, checked: true })
      .waitFor({ state: 'attached' })
    await page.getByRole('button', { name: /^Get Premium/ }).waitFor()
    expect(await page.getByText(/cannot be read right now/).count()).toBe(0)
  })
})

/** A Stripe that fails when told to, for a server whose clock is put forward. */
async function openStripe() {
  const folder = await mkdtemp(join(tmpdir(), 'party-dojo-till-'))
  const aheadFile = join(folder, 'ahead')
  const moveTo = (aheadMs: number) => writeFileSync(aheadFile, String(aheadMs))
  moveTo(0)
  const simulator = await openSimulator({ folder: null, pages: 'own' })
  return {
    faults: simulator.faults,
    moveTo,
    env: {
      STRIPE_SECRET_KEY: simulator.secretKey,
      STRIPE_WEBHOOK_SECRET: simulator.webhookSecret,
      STRIPE_PRICES: simulator.prices.join(),
      STRIPE_API_BASE: simulator.apiBase,
      NODE_OPTIONS: `--import ${clock}`,
      CLOCK_AHEAD_FILE: aheadFile,
    },
    [Symbol.asyncDispose]: async () => {
      await simulator.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A server of its own, which knows its own address. It goes after the page, which may still load. */
async function openServer(page: Page, env: Record<string, string>) {
  const port = String(await findFreePort())
  const url = `http://localhost:${port}`
  const server = await startBuiltServer({ PORT: port, ORIGIN: url, ...env })
  const close = async () => {
    await page.close()
    await server.stop()
  }
  return { url, [Symbol.asyncDispose]: close }
}
