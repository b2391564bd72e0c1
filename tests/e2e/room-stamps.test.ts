import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkAxe, expectNoCutWords, expectNoSidewaysScroll, test } from './fixtures.ts'
import { joinRoom, openRoom, startScreen } from './room-actions.ts'

/** The TV's moment comes first. */
const told = { timeout: 20_000 }
const stamps = (page: Page) => page.getByRole('group', { name: 'Stamps, without your name' })
const stamp = (page: Page, name: RegExp) => stamps(page).getByRole('button', { name })
const onTv = async (tv: Page) =>
  (await tv.getByRole('list', { name: 'Stamps' }).getByRole('listitem').allInnerTexts()).map(
    (text) => text.replace(/\s+/g, ' '),
  )

async function answer(phones: readonly Page[]) {
  for (const phone of phones) await phone.getByRole('button', { name: /^I haven/ }).click()
  for (const phone of phones) {
    await phone.getByRole('button', { name: '0', exact: true }).click()
  }
}

test('phones stamp a reveal, the TV counts, and the host switches it off', async ({
  page: host,
  browser,
  baseUrl,
}) => {
  const devices = { browser, baseUrl }
  const code = await openRoom(host, 'Sofie')
  const jonas = await joinRoom(devices, code, 'Jonas')
  await host.getByRole('button', { name: /^Start/ }).click()

  // Without a TV the counts stand on the phones.
  await answer([host, jonas])
  await stamp(jonas, /^ha/).click(told)
  await stamp(host, /^ha 1$/).waitFor()
  expect(await stamp(jonas, /^ha 1$/).getAttribute('aria-pressed')).toBe('true')
  await checkAxe(host)
  await checkAxe(jonas)
  await expectNoSidewaysScroll(jonas)
  await jonas.getByRole('button', { name: /^Next/ }).click()
  await stamps(host).waitFor({ state: 'detached' })

  const tv = await startScreen(devices, code, /0 of 2 in/)
  await answer([host, jonas])
  await stamp(host, /^bow$/).click(told)
  await stamp(jonas, /^oh$/).click()
  await stamp(jonas, /^bow$/).click()
  await tv.getByRole('list', { name: 'Stamps' }).getByText('2').waitFor(told)
  expect(await onTv(tv)).toEqual(['bow 2'])
  await expectNoCutWords(tv)
  await checkAxe(tv)

  await host.getByRole('button', { name: new RegExp(`^${code}`) }).click()
  await host.getByRole('switch', { name: /^Stamps/ }).click()
  await stamps(jonas).waitFor({ state: 'detached' })
  await tv.getByRole('list', { name: 'Stamps' }).waitFor({ state: 'detached' })
  for (const each of [jonas, tv]) await each.context().close()
})
