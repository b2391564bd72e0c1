import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { cookies } from '#contract/cookies.ts'
import { routerItems, sessionStorageItems } from '#contract/session-items.ts'
import { signedInCookie } from '#contract/signed-in-cookie.ts'
import { localStorageItems, unprefixedItems } from '#contract/stored-items.ts'
import { addAuthenticator, signIn, test } from './account-fixtures.ts'
import { endGame, play } from './game-actions.ts'

const known = (things: readonly { name: string }[], prefix = '') =>
  things.map(({ name }) => prefix + name)

const onDevice = [...known(localStorageItems, 'party-dojo:'), ...known(unprefixedItems)]
const inTab = [...known(sessionStorageItems), ...known(routerItems)]

/** The names that stand on no list; `table:<game>` on it stands for every game. */
function strangers(names: readonly string[], list: readonly string[]): string[] {
  const isListed = (name: string) =>
    list.some((listed) => {
      const [start = '', open] = listed.split('<')
      return open === undefined ? name === listed : name.startsWith(start)
    })
  return names.filter((name) => !isListed(name))
}

/** Every cookie that is set there from now on, those gone again by the end included. */
function watchCookies(context: BrowserContext): Set<string> {
  const set = new Set<string>()
  context.on('response', async (response) => {
    const headers = await response.headersArray().catch(() => [])
    for (const { name, value } of headers) {
      if (name.toLowerCase() === 'set-cookie') set.add(value.split('=')[0] ?? '')
    }
  })
  return set
}

/** Runs in the page: remembers what is put into its storage, if only for a moment. */
function rememberKeys(): void {
  const written: string[] = []
  Reflect.set(window, 'written', written)
  const put = Storage.prototype.setItem
  Storage.prototype.setItem = function (key, value) {
    written.push(key)
    put.call(this, key, value)
  }
}

async function namesIn(page: Page): Promise<{ device: string[]; tab: string[] }> {
  return page.evaluate(() => ({
    device: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
  }))
}

describe('what is found in a browser', () => {
  test('is on the list of the cookie page, after games and signing in', async ({
    page,
    server,
  }) => {
    const set = watchCookies(page.context())
    await play(page, 'Never have I ever')
    await endGame(page)
    await page.goto('/tools/coin-flip')
    await page.goto('/info/FAQ')
    const guest = await namesIn(page)
    expect(guest.device.length).toBeGreaterThan(3)
    expect(strangers(guest.device, onDevice)).toEqual([])
    expect(strangers(guest.tab, inTab)).toEqual([])
    expect(guest.tab).toEqual(expect.arrayContaining(known(routerItems)))
    // As the page says: none for playing.
    expect([await page.context().cookies(), [...set]]).toEqual([[], []])

    await page.request.get('/sign-up?invite=somebody')
    await addAuthenticator(page)
    await signIn(page, await server.makeAccount('Ida'))
    await page.goto('/editor')
    await page.goto('/info/pricing')
    const member = await namesIn(page)
    expect(strangers(member.device, onDevice)).toEqual([])
    expect(strangers(member.tab, inTab)).toEqual([])
    const held = await page.context().cookies()
    expect(held.map(({ name }) => name)).toContain('party-dojo')
    const readable = held.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name)
    expect(readable).toEqual([signedInCookie])
    expect(strangers([...set, ...held.map(({ name }) => name)], known(cookies))).toEqual([])
    expect(held.map(({ name }) => name)).toContain('invite')
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  })

  test('is so after signing in by another account', async ({ page, server }) => {
    const set = watchCookies(page.context())
    server.openId.letIn('liv', { name: 'Liv Storm' })
    await page.addInitScript(rememberKeys)
    await page.goto('/sign-in')
    await page.getByRole('button', { name: /^With 127\.0\.0\.1/ }).click()
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: 'LivStorm' }).waitFor()
    const { device, tab } = await namesIn(page)
    expect([strangers(device, onDevice), strangers(tab, inTab)]).toEqual([[], []])
    const written = await page.evaluate<string[]>(() => Reflect.get(window, 'written'))
    expect(strangers(written, [...onDevice, ...inTab])).toEqual([])
    const ours = [...set].filter((name) => !/^_(session|interaction)/.test(name))
    expect(ours).toContain('better-auth.oauth_popup')
    const held = await page.context().cookies()
    expect(held.map(({ name }) => name)).toContain(signedInCookie)
    expect(strangers(ours, known(cookies))).toEqual([])
  })
})
