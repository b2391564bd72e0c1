import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { patienceMs } from '#tests/support/vitest/patience.ts'
import { checkAxe, expectNoSidewaysScroll, test } from './fixtures.ts'
import { button, openProfile, press } from './game-actions.ts'
import { buyPremium, callSimulator, cards, fillCard, profileOf } from './premium-checkout.ts'

const dayMs = 24 * 60 * 60 * 1000
const clock = join(import.meta.dirname, '../support/server/movable-clock.mjs')

/** A server of its own, whose clock and whose simulator's clock the test puts forward. */
const clockTest = test
  .extend('server', { scope: 'file' }, async ({ browser: _ }, { onCleanup }) => {
    const aheadFile = join(tmpdir(), `party-dojo-clock-${process.pid}`)
    const moveTo = (aheadMs: number) => writeFileSync(aheadFile, String(aheadMs))
    moveTo(0)
    const server = await startBuiltServer({
      NODE_OPTIONS: `--import ${clock}`,
      CLOCK_AHEAD_FILE: aheadFile,
      TRUSTED_PROXIES: '1',
    })
    onCleanup(server.stop)
    return { baseUrl: server.url, dataDir: server.dataDir, moveTo }
  })
  .extend('context', async ({ browser, server }, { onCleanup }) => {
    const context = await browser.newContext({ baseURL: server.baseUrl, viewport: null })
    context.setDefaultTimeout(patienceMs)
    onCleanup(() => context.close())
    return context
  })
  .extend('page', ({ context }) => context.newPage())
  .extend('member', async ({ context, server }, { onCleanup }) => {
    server.moveTo(0)
    const member = await signUpIn(context, server)
    onCleanup(() => server.moveTo(0))
    return member
  })

const givenBack = 'What was paid was given back, or has not come yet: your invoices say which.'
const owedAndEnding = /does not renew\. What is owed may still be taken\./

type MovableServer = { baseUrl: string; moveTo: (aheadMs: number) => void }

/** Some days later: the server has seen its clock, and the session was lengthened. */
async function comeBack(page: Page, server: MovableServer, days: number): Promise<void> {
  server.moveTo(days * dayMs)
  const before = Date.now()
  const readUpdated = async () => {
    const answer = await page.request.get('/api/auth/get-session')
    return Date.parse((await answer.json()).session.updatedAt) - before
  }
  await expect.poll(readUpdated).toBeGreaterThan((days - 1) * dayMs)
  await openProfile(page)
}

/** Has the belt on, and a card that its first renewal, days ago, was refused with. */
async function fallBehind(page: Page, server: MovableServer): Promise<void> {
  await buyPremium(page)
  await openProfile(page)
  await press(page, 'Invoices and card')
  await page.waitForURL('**/test-mode/portal/**')
  await putInCard(page, cards.failsLater)
  await comeBack(page, server, 33)
  await page.getByText('The last payment failed').waitFor()
}

async function putInCard(page: Page, card: string): Promise<void> {
  await page.getByText('Replace the card').click()
  await fillCard(page, card)
  await page.getByRole('button', { name: 'Save card' }).click()
  await page
    .getByText(new RegExp(`${card.slice(-4)}\\b`))
    .first()
    .waitFor()
}

describe('premium and time', () => {
  clockTest(
    'cancelled, it lasts until its paid time ends',
    async ({ page, context, server, member }) => {
      await buyPremium(page)
      await openProfile(page)
      await press(page, 'Cancel')
      await page.getByRole('button', { name: 'Cancel it' }).click()
      await page.getByText(/^Ends on \d/).waitFor()
      await comeBack(page, server, 20)
      await page.getByText(/^Ends on \d/).waitFor()
      expect(await profileOf(context, member)).toMatchObject({ premium: true, cancelled: true })
      await comeBack(page, server, 40)
      await page.getByText(/^Yours came off on \d/).waitFor()
      expect(await profileOf(context, member)).toMatchObject({ premium: false, cancelled: true })
      const pack = await context.request.get('/api/premium-packs/charades/show-offs')
      expect(pack.status()).toBe(403)
    },
  )

  clockTest('not cancelled, it renews by itself', async ({ page, context, server, member }) => {
    await buyPremium(page)
    const before = (await profileOf(context, member)).premiumEndDate ?? 0
    await comeBack(page, server, 40)
    await page.getByText(/^Premium until \d/).waitFor()
    const after = await profileOf(context, member)
    expect(after.premium).toBe(true)
    expect((after.premiumEndDate ?? 0) - before).toBeGreaterThan(27 * 24 * 60 * 60)
  })

  clockTest(
    'a renewal that fails is past due, and another card puts it right',
    async ({ page, context, server, member }) => {
      await fallBehind(page, server)
      expect((await profileOf(context, member)).premium).toBe(false)
      await press(page, 'Put in another card')
      await page.waitForURL('**/test-mode/portal/**')
      await putInCard(page, cards.good)
      await press(page, 'Pay now')
      await page.getByRole('link', { name: /^Back/ }).click()
      await page.waitForURL('**/profile#premium')
      await page.getByText(/^Premium until \d/).waitFor()
      expect((await profileOf(context, member)).premium).toBe(true)
    },
  )

  clockTest(
    'a year whose money was given back: it is not paid, and no card has failed',
    async ({ page, context, server, member }) => {
      await buyPremium(page, 'year')
      const { stripe_user_id } = await profileOf(context, member)
      const path = `charges?customer=${stripe_user_id}`
      const paid = await callSimulator<{ data: { id: string }[] }>(server.dataDir, 'GET', path)
      await callSimulator(server.dataDir, 'POST', 'refunds', { charge: paid.data[0]?.id ?? '' })
      // The server hears of it: no longer a year, but for as long as a renewal may take.
      const end = async () => (await profileOf(context, member)).premiumEndDate ?? Infinity
      await expect.poll(end).toBeLessThan((Date.now() + 4 * dayMs) / 1000)
      await comeBack(page, server, 4)
      await page.getByText('Not paid at the moment').waitFor()
      await page.getByText(givenBack).waitFor()
      await button(page, 'Invoices and card').waitFor()
      expect(await page.getByText('The last payment failed').count()).toBe(0)
      expect(await button(page, 'Put in another card').count()).toBe(0)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
      await page.goto(`${server.baseUrl}/info/pricing`)
      await page.getByText('It is not paid at the moment.').waitFor()
      await page.getByText(givenBack).waitFor()
      await page.getByRole('link', { name: 'To your profile' }).waitFor()
      expect(await button(page, 'Another card').count()).toBe(0)
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
    },
  )

  clockTest(
    'cancelled while a payment is owed: it says that this may still be taken',
    async ({ page, server, member }) => {
      expect(member.userId).toBeTruthy()
      await fallBehind(page, server)
      await press(page, 'Cancel')
      const sheet = page.getByRole('dialog', { name: 'Cancel Premium?' })
      await sheet.getByText(owedAndEnding).waitFor()
      expect(await sheet.getByText('Nothing more is charged').count()).toBe(0)
      await sheet.getByRole('button', { name: 'Cancel it' }).click()
      await page.getByText('Cancelled. Nobody asks why.').waitFor()
      await page.getByText('The last payment failed').waitFor()
      await page.getByText(owedAndEnding).waitFor()
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
      await page.goto(`${server.baseUrl}/info/pricing`)
      await page.getByRole('button', { name: 'Another card' }).waitFor()
      await page.getByText(owedAndEnding).waitFor()
      expect(await page.getByText('nothing is charged').count()).toBe(0)
      await expectNoSidewaysScroll(page)
      await checkAxe(page)
      await openProfile(page)
      await press(page, 'Resume')
      await page.getByText('It stays on. Bow.').waitFor()
      await page.getByText('Another card puts it right.').waitFor()
    },
  )
})
