import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import {
  openPage,
  seeWords,
  tap,
  typeInto,
  waitFor,
} from '#tests/support/browser/engines/actions.ts'
import { type EngineTab, engines } from '#tests/support/browser/engines/engine.ts'
import { openOutboxFolder } from '#tests/support/messages/outbox-folder.ts'
import { freshAddress } from '#tests/support/users/fresh-address.ts'
import { goodPassword } from '#tests/support/users/visitor.ts'

const pictures = 'test-results/engines'
const longPrompt =
  'Who would talk to a stranger in a kitchen for three hours, and ask for the soup?'

/** Makes an account and opens the link of its letter in the tab, which is signed in by it. */
async function signUp(tab: EngineTab, baseUrl: string): Promise<void> {
  const email = `${randomBytes(6).toString('hex')}@home.example`
  const outbox = openOutboxFolder(inject('dataDir'))
  const answer = await fetch(`${baseUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: baseUrl,
      'x-forwarded-for': freshAddress(),
    },
    body: JSON.stringify({
      name: 'Sofie',
      email,
      password: goodPassword,
      callbackURL: '/verify-email',
    }),
  })
  expect(answer.status).toBe(200)
  const link = /https?:\/\/\S+/.exec((await outbox.waitFor(email, 0)) ?? '')?.[0] ?? ''
  await tab.goto(link)
  await openPage(tab, `${baseUrl}/profile`)
  await waitFor('the account on this device', () =>
    tab.evaluate(() => localStorage.getItem('party-dojo:account') !== null),
  )
}

const isSheetOpen = (tab: EngineTab) =>
  tab.evaluate(() => document.querySelector('dialog[open]') !== null)

/** How much of a field is out of sight. */
const hiddenPixels = (tab: EngineTab) =>
  tab.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement
    return field.scrollHeight - field.clientHeight
  })

async function playAGame(tab: EngineTab, baseUrl: string): Promise<void> {
  await openPage(tab, `${baseUrl}/games/never-have-i-ever`)
  await tap(tab, 'Who is here?')
  const dimmed = await tab.evaluate(() => {
    const sheet = document.querySelector('dialog[open]') as Element
    return getComputedStyle(sheet, '::backdrop').backgroundColor
  })
  expect(dimmed).toBe('rgb(6, 10, 28)')
  for (const name of ['Mia', 'Emil', 'Sofie']) {
    await typeInto(tab, 'Name', name)
    await tap(tab, 'Seat')
    await seeWords(tab, name)
  }
  await tab.tapAt(60, 20)
  await waitFor('the sheet closed by a tap beside it', async () => !(await isSheetOpen(tab)))
  await tap(tab, 'Play')
  for (let round = 0; round < 3; round++) await tap(tab, 'Next')
  await seeWords(tab, 'of 40')
  const promptOf = () =>
    tab.evaluate(() => document.querySelector('[aria-live=polite]')?.textContent ?? '')
  const before = await waitFor('a prompt', promptOf)
  await tab.goto(`${baseUrl}/games/never-have-i-ever`)
  await waitFor('the same prompt after a reload', async () => (await promptOf()) === before)
  const flaps = await tab.evaluate(() =>
    [...document.querySelectorAll('main button')].slice(0, 2).map((flap) => {
      const cloth = flap.lastElementChild ?? flap
      return flap.getBoundingClientRect().width - cloth.getBoundingClientRect().width
    }),
  )
  expect(Math.max(...flaps)).toBeLessThan(4)
}

async function writeAndPublish(tab: EngineTab, baseUrl: string, see: See): Promise<void> {
  await openPage(tab, `${baseUrl}/editor`)
  await tap(tab, 'Write a pack')
  await tap(tab, 'Most likely to')
  await tap(tab, 'Start')
  await tap(tab, 'Set it up')
  await typeInto(tab, 'Name', 'Flat 4')
  await typeInto(tab, 'Description', longPrompt)
  expect(await hiddenPixels(tab)).toBeLessThanOrEqual(1)
  await tap(tab, 'Prompts')
  await tap(tab, 'Add a prompt')
  await typeInto(tab, 'Prompt 1', longPrompt)
  expect(await hiddenPixels(tab)).toBeLessThanOrEqual(1)
  await see('editor')
  await tap(tab, 'Review')
  await tap(tab, 'Publish')
  await seeWords(tab, 'It’s out', 30_000)
}

async function buyPremium(tab: EngineTab, baseUrl: string): Promise<void> {
  await openPage(tab, `${baseUrl}/info/pricing`)
  await tap(tab, 'Get Premium')
  await waitFor('the payment page', () =>
    tab.evaluate(() => location.pathname.startsWith('/test-mode/checkout/')),
  )
  const card = {
    cardNumber: '4242424242424242',
    cardExpiry: '1240',
    cardCvc: '123',
    billingName: 'Sofie',
  }
  for (const [name, text] of Object.entries(card)) {
    await waitFor(`${name} with the focus`, () =>
      tab.evaluate((name) => {
        const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
        field?.focus()
        return field !== null && document.activeElement === field
      }, name),
    )
    await tab.type(text)
  }
  await tap(tab, 'Pay')
  await waitFor('the page after it', () =>
    tab.evaluate(() => location.pathname === '/info/premium-confirmation'),
  )
}

type See = (what: string) => Promise<void>

describe.each(engines)('$name', ({ name, open }) => {
  test('plays, resumes, writes, publishes and pays', { timeout: 240_000 }, async ({ skip }) => {
    const tab = await open()
    if (typeof tab === 'string') return skip(tab)
    mkdirSync(pictures, { recursive: true })
    const see: See = async (what) => {
      const file = `${name.split(' ')[0]}-${what}.png`.toLowerCase()
      writeFileSync(join(pictures, file), await tab.screenshot())
    }
    const baseUrl = inject('baseUrl')
    try {
      await playAGame(tab, baseUrl)
      await see('game')
      await signUp(tab, baseUrl)
      await writeAndPublish(tab, baseUrl, see)
      await see('published')
      await buyPremium(tab, baseUrl)
      await see('paid')
    } catch (error) {
      // A browser that has crashed has no picture to give.
      await see('failed').catch(() => {})
      throw error
    } finally {
      await tab.close()
    }
  })
})
