import { expect } from 'vitest'
import { checkAxe, expectNoCutWords, expectNoSidewaysScroll, test } from './fixtures.ts'
import { press } from './game-actions.ts'
import { joinRoom, openRoom, pickGame } from './room-actions.ts'

test('lines are drawn in the lobby and in play, and seen by nobody else', async ({
  page: host,
  browser,
  baseUrl,
}) => {
  const devices = { browser, baseUrl }
  const code = await openRoom(host, 'Sofie')
  const mia = await joinRoom(devices, code, 'Mia')
  await mia.getByRole('button', { name: /^My lines/ }).click()
  const sheet = mia.getByRole('dialog', { name: 'My lines' })
  await checkAxe(mia)
  await expectNoSidewaysScroll(mia)
  await expectNoCutWords(mia)
  await sheet.getByRole('switch', { name: /^Exes/ }).click()
  await sheet.getByRole('switch', { name: /^Money and work/ }).click()
  await sheet.getByText('2 left out').waitFor()
  await press(mia, 'Done')
  await mia.getByText('2 left out. Only you see these.').waitFor()
  await host.getByText('0 left out. Only you see these.').waitFor()

  await pickGame(host, 'Never have I ever')
  await host.getByRole('button', { name: /^Spice: warm/ }).click()
  await host.getByRole('dialog', { name: 'Spice' }).getByText('Hot', { exact: true }).click()
  await host.getByText('A yes is kept in this room').waitFor()
  await press(host, 'Yes, everybody')
  await checkAxe(host)
  expect(await host.getByRole('heading', { name: 'Leave out' }).count()).toBe(0)
  await press(host, 'Done')
  await host.getByRole('button', { name: /^Spice: hot/ }).waitFor()
  await host.getByRole('button', { name: /^Start/ }).click()

  await mia.getByRole('main').getByText('Everybody answers at once.').waitFor()
  const before = await mia.getByRole('main').innerText()
  await mia.getByRole('button', { name: new RegExp(code) }).click()
  await mia.getByRole('button', { name: /^My lines/ }).click()
  await sheet.getByRole('switch', { name: /^Touching/ }).click()
  await sheet.getByText('3 left out').waitFor()
  await press(mia, 'Done')
  expect(await mia.getByRole('main').innerText()).toBe(before)
  await mia.context().close()
})
