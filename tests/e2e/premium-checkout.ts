import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import type { Profile } from '#domain/profile/profile.ts'
import type { Member } from '#tests/support/users/signed-in.ts'

/** The cards of Stripe's own test mode. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksTheBank: '4000002500003155',
  /** Can be kept on file, and is refused when it is charged. */
  failsLater: '4000000000000341',
} as const

/** On the pricing page: chooses the other price where one is named, and goes on to pay. */
export async function goToCheckout(
  page: Page,
  interval: 'month' | 'year' = 'month',
): Promise<void> {
  await page.goto('/info/pricing')
  await page.getByRole('radio', { name: new RegExp(`a ${interval}$`) }).check({ force: true })
  await page.getByRole('button', { name: /^Get Premium/ }).click()
  await page.waitForURL('**/test-mode/checkout/**')
}

/** On a page of the till: fills in a card. */
export async function fillCard(page: Page, card: string): Promise<void> {
  await page.locator('[name=email]').fill('sofie@guests.example')
  await page.locator('[name=cardNumber]').fill(card)
  await page.locator('[name=cardExpiry]').fill('12 / 40')
  await page.locator('[name=cardCvc]').fill('123')
  await page.locator('[name=billingName]').fill('Sofie')
}

/** On the page of the till: fills in a card and pays. */
export async function payWith(page: Page, card: string): Promise<void> {
  await fillCard(page, card)
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** From the prices to the belt. */
export async function buyPremium(page: Page, interval?: 'month' | 'year'): Promise<void> {
  await goToCheckout(page, interval)
  await payWith(page, cards.good)
  await page.getByRole('heading', { level: 1, name: 'Premium is on' }).waitFor()
}

/** An answer of our own making, in place of the server's. */
type FakeAnswer = { status: number; json: object }

/**
 * Holds back what is answered to a call, until the test lets it through: that is done once the page
 * has had it and time to act on it.
 * @param made what is answered then; without it, what the server says
 */
export async function holdAnswer(
  page: Page,
  call: string,
  made?: FakeAnswer,
): Promise<() => Promise<void>> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(`**/${call}`, async (route) => {
    const answer = made ?? { response: await route.fetch() }
    await held
    await route.fulfill(answer)
  })
  return async () => {
    const finished = page.waitForEvent('requestfinished', (request) => request.url().endsWith(call))
    letThrough()
    await finished
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => painted(0))))
    await page.waitForLoadState('networkidle')
  }
}

/** The id of the checkout whose page is open. */
export function checkoutOf(page: Page): string {
  return /\/checkout\/([^/?]+)/.exec(page.url())?.[1] ?? ''
}

/** What the server says when it refuses. */
export function refusal(message: string): FakeAnswer {
  return { status: 409, json: { error: { code: 'conflict', message } } }
}

/** Calls the simulator of a server, as its operator does at Stripe's own desk. */
export async function callSimulator<T>(
  dataDir: string,
  method: string,
  path: string,
  fields?: Record<string, string>,
): Promise<T> {
  const { apiBase, secretKey } = JSON.parse(
    readFileSync(join(dataDir, 'stripe-simulator/address.json'), 'utf8'),
  )
  const answer = await fetch(`${apiBase}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}` },
    ...(fields && { body: new URLSearchParams(fields) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
  return (await answer.json()) as T
}

/** Every subscription the simulator of a server knows of a customer. */
export async function subscriptionsOf(
  dataDir: string,
  customer: string,
): Promise<{ id: string }[]> {
  const path = `subscriptions?customer=${customer}&status=all`
  return (await callSimulator<{ data: { id: string }[] }>(dataDir, 'GET', path)).data
}

/** What the server says of somebody's own profile. */
export async function profileOf(context: BrowserContext, { userId }: Member): Promise<Profile> {
  const answer = await context.request.get(`/api/users/${userId}`)
  if (!answer.ok()) throw new Error(`no profile: ${answer.status()}`)
  return await answer.json()
}
