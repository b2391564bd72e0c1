import { describe, expect } from 'vitest'
import { startBuiltServer } from '#tests/support/built-server.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { checkAxe, noSidewaysScroll, test } from './fixtures.ts'

const nowhere = 'http://127.0.0.1:9'

describe('the prices', () => {
  test('where no key is set, coins are named instead', async ({ page }) => {
    await using house = await openHouse({ NODE_ENV: 'production' })
    await page.goto(`${house.url}/info/pricing`)
    await page.getByText(/^Not to be had in this house yet\./).waitFor()
    await page.getByRole('link', { name: 'Earn coins' }).waitFor()
    expect(await page.getByText('Test mode').count()).toBe(0)
    await noSidewaysScroll(page)
    await checkAxe(page)
  })

  test('while they cannot be read, it says so and may be tried again', async ({ page }) => {
    await using house = await openHouse({
      STRIPE_SECRET_KEY: 'sk_test_nobody',
      STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
      STRIPE_PRICES: 'price_nobody',
      STRIPE_API_BASE: nowhere,
    })
    await page.goto(`${house.url}/info/pricing`)
    await page
      .getByRole('alert')
      .getByText(/cannot be read right now/)
      .waitFor()
    await checkAxe(page)
    const asked = page.waitForResponse('**/info/pricing.data*')
    await page.getByRole('button', { name: 'Try again' }).click()
    expect((await asked).status()).toBe(200)
    await page
      .getByRole('alert')
      .getByText(/cannot be read right now/)
      .waitFor()
  })
})

/** A house of its own, which knows its own address. */
async function openHouse(env: Record<string, string>) {
  const port = String(await findFreePort())
  const url = `http://localhost:${port}`
  const server = await startBuiltServer({ PORT: port, ORIGIN: url, ...env })
  return { url, [Symbol.asyncDispose]: () => server.stop() }
}
