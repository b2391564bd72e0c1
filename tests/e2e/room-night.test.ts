import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { KeptNight } from '#browser/nights/kept-nights.ts'
import {
  checkAxe,
  expectNoCutWords,
  expectNoSidewaysScroll,
  test,
  waitForQuiet,
} from './fixtures.ts'
import { joinRoom, newPage, openRoom, startScreen } from './room-actions.ts'

const keep = (page: Page) => page.getByRole('button', { name: /^Keep the night/ }).click()

describe('the end of an evening', () => {
  test('is told on a TV, kept by two phones, read by who has the link, and withdrawn', async ({
    page: host,
    browser,
    baseUrl,
  }) => {
    const devices = { browser, baseUrl }
    const code = await openRoom(host, 'Sofie')
    const ida = await joinRoom(devices, code, '<b>Ida</b>')
    const tv = await startScreen(devices, code)
    await host.getByRole('button', { name: /^Start/ }).click()
    await host.getByRole('main').getByText('Everybody answers at once.').waitFor()
    await host.getByRole('button', { name: /^I have(?!n)/ }).click()
    await ida.getByRole('button', { name: /^I haven/ }).click()
    await tv.getByText('One has.').waitFor()
    await host.getByRole('button', { name: new RegExp(code) }).click()
    await host.getByRole('button', { name: /^End the evening/ }).click()

    await tv.getByRole('heading', { name: 'Good night.' }).waitFor()
    await tv.getByText('A picture of it is on your phone.').waitFor()
    await tv.getByText('Sofie').waitFor()
    await expectNoCutWords(tv)
    await checkAxe(tv)
    await expectNoSidewaysScroll(host)
    await checkAxe(host)

    await keep(ida)
    await ida.getByRole('img', { name: '<b>Ida</b>’s night' }).waitFor()
    const showsName = ida.getByRole('switch', { name: /^Show my name/ })
    expect(await showsName.getAttribute('aria-checked')).toBe('false')
    await checkAxe(ida)
    await expectNoCutWords(ida)
    await expectNoSidewaysScroll(ida)
    await ida.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await ida.getByRole('button', { name: /^Share/ }).click()
    await ida.getByText('The link is copied.').waitFor()
    const copied = await ida.evaluate(() => navigator.clipboard.readText())
    await keep(host)
    await host.getByRole('switch', { name: /^Show my name/ }).waitFor()
    expect(await host.getByRole('button', { name: /^Take the page down/ }).count()).toBe(0)
    const [mine, theirs] = await Promise.all([nightOf(ida), nightOf(host)])
    expect(mine).toBe(theirs)

    const reader = await newPage(devices)
    const link = `${baseUrl}/night/${mine}`
    expect(copied).toBe(link)
    const words = async () => (await (await fetch(link)).text()).replace(/<!-- -->/g, '')
    expect(await words()).not.toContain('Sofie')
    expect(await words()).not.toContain('Ida')
    await showsName.click()
    await ida.locator('[aria-checked="true"]').waitFor()
    expect(await words()).toContain('&lt;b&gt;Ida&lt;/b&gt;')
    const answer = await fetch(link)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
    await reader.goto(link)
    await waitForQuiet(reader)
    await checkAxe(reader)
    await expectNoSidewaysScroll(reader)
    await expectNoCutWords(reader)
    expect(await reader.getByRole('switch').count()).toBe(0)
    const download = reader.waitForEvent('download')
    await reader.getByRole('link', { name: 'Save the picture' }).click()
    expect((await download).suggestedFilename()).toBe('party-dojo-night.png')

    await ida.goto(`/night/${mine}`)
    await ida.getByRole('switch', { name: /^Show my name/ }).click()
    await ida.locator('[aria-checked="false"]').waitFor()
    expect(await words()).not.toContain('Ida')
    await ida.getByRole('button', { name: /^Take the page down/ }).click()
    await ida.getByRole('button', { name: /^Yes, take it down/ }).click()
    await ida.getByRole('heading', { name: 'This night is over' }).waitFor()
    expect((await fetch(link)).status).toBe(404)
    expect(await nightOf(ida)).toBeUndefined()
    for (const each of [ida, tv, reader]) await each.context().close()
  })
})

async function nightOf(page: Page): Promise<string | undefined> {
  const nights: KeptNight[] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('party-dojo:nights') ?? '[]'),
  )
  return nights[0]?.id
}
