import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import type { CustomPrompt } from '#domain/packs/custom-pack.ts'
import { declineSounds, phone } from '#tests/support/browser/phone.ts'
import { publishPack } from '#tests/support/packs/publish-pack.ts'
import { signUpIn } from '#tests/support/users/signed-in.ts'
import { press } from './game-actions.ts'
import { memberTest } from './member.ts'

const word = () => `x${randomBytes(5).toString('hex')}`
export const texts = (...all: string[]): CustomPrompt[] => all.map((text) => ({ text }))

type Wanted = Partial<Parameters<typeof publishPack>[2]> & { game: string }

/** `write` publishes a pack of that game on another phone, and gives its id; again for the same id. */
export const packTest = memberTest
  .extend('maker', async ({ browser, server }, { onCleanup }): Promise<BrowserContext> => {
    const maker = await browser.newContext({ ...phone, baseURL: server.baseUrl })
    onCleanup(() => maker.close())
    await signUpIn(maker, server, 'Mia')
    return maker
  })
  .extend('write', ({ maker, server }) => async ({ game, id = word(), ...wanted }: Wanted) => {
    const prompts = texts('eaten cheese at night', 'hidden the last yoghurt', 'salted the tea')
    const pack = { id, name: `Kitchen ${id}`, tags: [game, 'unlisted'], prompts, ...wanted }
    await publishPack(maker, server.baseUrl, pack)
    return id
  })

export const nhie = { game: 'never-have-i-ever' }

/** At the page of a pack, with players: into its game. */
export async function enter(page: Page, packId: string): Promise<void> {
  await page.goto(`/game/${packId}`)
  await press(page, 'Play')
  await page.waitForURL('**/games/**')
  await declineSounds(page)
}

export const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d+ of 10 petals$`) })
export const packSwitch = (page: Page, name: string) =>
  page.getByRole('switch', { name: new RegExp(`^${name}`) })

/** On a game’s start screen: opens its packs. */
export async function openPacks(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(One pack|\d packs)/ }).click()
  await page.getByRole('dialog', { name: 'On the menu' }).waitFor()
}

/** The same as a member: the server refuses the passes of locked packs, and has done so by the end. */
export async function openPacksAsMember(page: Page): Promise<void> {
  const refused = page.waitForResponse((answer) => answer.status() === 403)
  await openPacks(page)
  await refused
}

/** Opens the page of a pack, and waits until this phone keeps it. */
export async function openPack(page: Page, packId: string): Promise<void> {
  await page.goto(`/game/${packId}`)
  await page.waitForFunction(
    (key) => localStorage.getItem(key) !== null,
    `party-dojo:pack:${packId}`,
  )
}
