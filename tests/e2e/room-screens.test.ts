import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAxe, expectNoCutWords, test } from './fixtures.ts'
import { newPage, openRoom } from './room-actions.ts'

type Shown = { shown: string[]; setThere(isThere: boolean): void }

/** A browser that knows how to find TVs. */
async function lookForScreens(page: Page, isThere: boolean): Promise<void> {
  await page.addInitScript((isThere) => {
    const availability = Object.assign(new EventTarget(), { value: isThere })
    const shown: string[] = []
    class PresentationRequest {
      urls: string[]
      constructor(urls: string[]) {
        this.urls = urls
      }
      getAvailability = async () => availability
      async start() {
        shown.push(...this.urls)
        throw new DOMException('Dialog closed.', 'NotAllowedError')
      }
    }
    const setThere = (isThere: boolean) => {
      availability.value = isThere
      availability.dispatchEvent(new Event('change'))
    }
    Object.assign(window, { PresentationRequest, shown, setThere })
  }, isThere)
}

const nearby = (page: Page) => page.getByRole('button', { name: /^Show on a TV nearby/ })

describe('a TV', () => {
  test('nearby shows the room, where the browser finds one', async ({ page: host, baseUrl }) => {
    await lookForScreens(host, false)
    const code = await openRoom(host, 'Sofie')
    await host.getByRole('button', { name: 'Invite' }).click()
    await host.getByRole('dialog', { name: code }).waitFor()
    expect(await nearby(host).count()).toBe(0)
    await host.evaluate(() => (window as unknown as Shown).setThere(true))
    await nearby(host).click()
    expect(await host.evaluate(() => (window as unknown as Shown).shown)).toEqual([
      `${baseUrl}/tv/${code}`,
    ])
    await checkAxe(host)
    await host.evaluate(() => (window as unknown as Shown).setThere(false))
    await nearby(host).waitFor({ state: 'detached' })
  })

  test('is not offered where the browser cannot look', async ({ page: host }) => {
    const failures: Error[] = []
    host.on('pageerror', (error) => failures.push(error))
    await host.addInitScript(() => Reflect.deleteProperty(window, 'PresentationRequest'))
    const code = await openRoom(host, 'Sofie')
    await host.getByRole('button', { name: 'Invite' }).click()
    await host.getByRole('dialog', { name: code }).waitFor()
    expect(await nearby(host).count()).toBe(0)
    expect(failures).toEqual([])
  })

  test('with a remote’s arrows and OK is started at 720 lines', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const code = await openRoom(host, 'Sofie')
    const tv = await newPage({ browser, baseUrl })
    await tv.setViewportSize({ width: 1280, height: 720 })
    await tv.goto(`/tv/${code}`)
    const start = tv.getByRole('button', { name: /^Start the screen/ })
    await start.waitFor()
    for (const arrow of ['ArrowDown', 'ArrowRight', 'ArrowUp']) await tv.keyboard.press(arrow)
    expect(await start.evaluate((each) => each.matches(':focus-visible'))).toBe(true)
    await expectNoCutWords(tv)
    await tv.keyboard.press('Enter')
    await tv.getByText('Join with your phone').waitFor()
    await tv.getByText('1 here.').waitFor()
    await expectNoCutWords(tv)
    await tv.context().close()
  })

  test('that a phone put the room on starts by itself', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const code = await openRoom(host, 'Sofie')
    const tv = await newPage({ browser, baseUrl })
    await tv.addInitScript(() => {
      Object.defineProperty(navigator, 'presentation', { value: { receiver: {} } })
    })
    await tv.goto(`/tv/${code}`)
    await tv.getByText('Join with your phone').waitFor()
    await tv.context().close()
  })
})
