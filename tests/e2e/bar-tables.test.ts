import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { rasterise } from '#server/platform/rendering/rasterise.ts'
import { readPng } from '#tests/support/app/read-png.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { openMovableClock } from '#tests/support/server/open-movable-clock.ts'
import { test as base, checkAxe, expectNoSidewaysScroll } from './fixtures.ts'
import { newPage } from './room-actions.ts'

const minuteMs = 60_000

/** A server of its own, whose clock the test puts forward. */
const test = base
  .extend('server', { scope: 'file' }, async ({ browser: _ }, { onCleanup }) => {
    const { env, jump } = openMovableClock()
    const server = await startBuiltServer(env)
    onCleanup(server.stop)
    return { baseUrl: server.url, jump }
  })
  .extend('page', ({ browser, server }) => newPage({ browser, baseUrl: server.baseUrl }))

/** What a phone reads from the sign on the page. */
async function readSign(page: Page): Promise<string> {
  const sign = page.getByRole('img', { name: 'The sign of table 1' })
  await expect
    .poll(() => sign.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true)
  const svg = await (await page.request.get((await sign.getAttribute('src')) ?? '')).text()
  const { data, width, height } = readPng(await rasterise(svg, 1000))
  return jsQR(data, width, height)?.data ?? ''
}

async function makeSigns(page: Page, bar: string): Promise<string> {
  await page.goto('/partnerships/slusen')
  await page.getByRole('link', { name: /^Make the signs/ }).click()
  await page.getByRole('heading', { level: 1, name: 'A sign for each table' }).waitFor()
  const sheets = page.getByRole('main').getByRole('link', { name: 'All sheets' })
  expect(await sheets.getAttribute('href')).toBe('/QR/standard')
  await expect.poll(() => page.getByLabel('What the tables begin with').inputValue()).toBe('slusen')
  await page.getByRole('button', { name: 'Make the signs' }).click()
  await page.getByText('A sign needs the bar’s name.').waitFor()
  await page.getByLabel('The bar’s name').fill(bar)
  await page.getByLabel('Tables', { exact: true }).fill('12')
  await page.getByLabel('Closing time').fill('23:59')
  await checkAxe(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Make the signs' }).click()
  await page.waitForURL(/signs=/)
  return await readSign(page)
}

async function sitDown(page: Page, link: string, name: string, button: RegExp): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL(/\/r\/[A-Z]{4,5}$/)
}

test('signs are made, two phones play at a table, and the next group begins anew', async ({
  page: owner,
  browser,
  server,
}) => {
  const phone = () => newPage({ browser, baseUrl: server.baseUrl })
  const link = await makeSigns(owner, 'The Lantern')
  expect(link).toMatch(/\/go\?t=[A-Z]{5}$/)
  const pdf = await owner.getByRole('link', { name: /^PDF as it is cut/ }).getAttribute('href')
  expect((await owner.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf')
  await checkAxe(owner)

  const sofie = await phone()
  await sofie.goto(link)
  await sofie.getByRole('heading', { name: 'Table 1 is yours.' }).waitFor()
  await sofie.getByText('Slusen is up.').waitFor()
  await sofie.getByText('at The Lantern').waitFor()
  await checkAxe(sofie)
  await expectNoSidewaysScroll(sofie)
  await sitDown(sofie, link, 'Sofie', /^Open the room/)
  const first = sofie.url()

  const emil = await phone()
  const code = new URL(link).searchParams.get('t') ?? ''
  await emil.goto('/join')
  await emil.getByLabel(/^The four letters/).fill(code.toLowerCase())
  await emil.getByRole('button', { name: /^Join/ }).click()
  await emil.getByRole('heading', { name: 'Table 1’s room is on.' }).waitFor()
  await emil.getByText('1 here. Next: Slusen.').waitFor()
  await checkAxe(emil)
  await sitDown(emil, link, 'Emil', /^Join/)
  expect(emil.url()).toBe(first)

  await sofie.getByRole('button', { name: /^Start/ }).click()
  for (const page of [sofie, emil]) await page.getByText(/^card 1 of/).waitFor()
  await sofie.goto(link)
  await sofie.waitForURL(first)

  const ida = await phone()
  await ida.goto(link)
  await ida.getByText('2 here, playing Slusen. You come in at the next prompt.').waitFor()
  for (const page of [sofie, emil]) await page.context().close()
  await server.jump(4 * minuteMs)
  await expect
    .poll(
      async () => {
        await ida.goto(link)
        return await ida.getByRole('heading', { level: 1, name: /^(?!One moment)/ }).innerText()
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toMatch(/room is quiet/)
  await ida.getByRole('button', { name: /^We just sat down/ }).click()
  await ida.getByRole('dialog', { name: 'Begin anew at table 1?' }).waitFor()
  await checkAxe(ida)
  await ida.getByRole('button', { name: 'Begin anew' }).click()
  await ida.getByLabel('Your name').fill('Ida')
  await ida.getByRole('button', { name: /^Open the room/ }).click()
  await ida.getByText('You host this room.').waitFor()
  expect(ida.url()).not.toBe(first)

  await server.jump(26 * 60 * minuteMs)
  await ida.getByRole('heading', { name: 'Good night.' }).waitFor({ timeout: 30_000 })
  await ida.getByText('The bar has closed').waitFor()
  for (const page of [ida, owner]) await page.context().close()
})
