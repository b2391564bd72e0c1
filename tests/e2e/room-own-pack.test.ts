import { expect } from 'vitest'
import { seatPlayers } from '#tests/support/browser/phone.ts'
import { press } from './game-actions.ts'
import { enter, nhie, openPacks, packSwitch, packTest as test, texts } from './own-pack.ts'
import { joinRoom, openRoom, pickGame, startScreen } from './room-actions.ts'

const soon = { timeout: 20_000 }

test('a pack of somebody’s own is played in a room, and what the table wrote is kept as one', async ({
  page: host,
  browser,
  baseUrl,
  write,
}) => {
  const prompts = texts('worn a cheese as a hat')
  const packId = await write({ ...nhie, prompts })
  await seatPlayers(host)
  await enter(host, packId)
  const devices = { browser, baseUrl }
  const code = await openRoom(host, 'Sofie')
  const guest = await joinRoom(devices, code, 'Jonas')
  const tv = await startScreen(devices, code)
  await pickGame(host, 'Never have I ever')
  await openPacks(host)
  expect(await packSwitch(host, `Kitchen ${packId}`).getAttribute('aria-checked')).toBe('true')
  await host.keyboard.press('Escape')
  await guest.getByRole('button', { name: /^Write a prompt/ }).click()
  const written = guest.getByLabel('Never have I ever…')
  await written.fill('given the bar’s fuckup a name')
  await press(guest, 'Add it')
  await guest.getByRole('button', { name: /^Add it\s*Not with that word/ }).waitFor()
  expect(await written.inputValue()).toBe('given the bar’s fuckup a name')
  await written.fill('lost at a board game to a child')
  await press(guest, 'Add it')
  await guest.getByText('Already in: 1').waitFor()
  expect(await written.inputValue()).toBe('')
  await guest.keyboard.press('Escape')
  await host.getByRole('button', { name: /^Start/ }).click()
  await tv.getByText(/worn a cheese as a hat|lost at a board game to a child/).waitFor(soon)
  await guest
    .getByText(/worn a cheese as a hat|lost at a board game to a child/)
    .first()
    .waitFor()

  for (const row of ['End this game', 'End the evening']) {
    await host.getByRole('button', { name: /^[A-Z]{4,5} room/ }).click()
    await host.getByRole('button', { name: new RegExp(`^${row}`) }).click()
  }
  await guest.getByText('Good night.').waitFor()
  await guest.getByRole('button', { name: /^Keep what the table wrote/ }).click()
  await guest.waitForURL('**/editor/steps/Step3Setup')
  const first = guest.getByLabel('First prompt, if you have it')
  await expect.poll(() => first.inputValue()).toBe('lost at a board game to a child')
  for (const each of [guest, tv]) await each.context().close()
})
