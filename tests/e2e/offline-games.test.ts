import { describe, expect } from 'vitest'
import { tools } from '#domain/tools/tool-list.ts'
import { gamePath, games } from '#games/registry.ts'
import { pressStart, seatPlayers } from '#tests/support/browser/phone.ts'
import { checkAxe, countLoads } from './fixtures.ts'
import { endGame, press, promptOf, savedTable } from './game-actions.ts'
import { openOffline, offlineTest as test, visitOnce } from './offline-phone.ts'
import { prompt, step } from './pack-writer.ts'

const slabs = { 'coin-flip': 'Flip', 'dice-roll': 'Roll', 'spin-the-bottle': 'Spin' }

describe('after one visit to the street, and without a network', () => {
  test('every game is opened from its address, begun and ended', async ({ page, context }) => {
    await visitOnce(page)
    await page.close()
    for (const game of games) {
      const table = await openOffline(context)
      await seatPlayers(table)
      const answer = await table.goto(`${gamePath(game)}?utm_source=qr`)
      expect(answer?.fromServiceWorker(), game.title).toBe(true)
      await pressStart(table)
      await expect.poll(() => savedTable(table, game.slug), { message: game.title }).not.toBeNull()
      // Before that there is nothing to end.
      if (game.slug === 'more-or-less') await press(table, 'Begin')
      await endGame(table)
      await table.close()
    }
  })

  test('one is played to its own end, with a reload in the middle', async ({ page, context }) => {
    await visitOnce(page)
    const table = await openOffline(context)
    await seatPlayers(table, ['Sofie', 'Jonas'])
    await table.goto('/games/truth-or-dare')
    await press(table, 'House rules')
    const rules = table.getByRole('dialog', { name: 'House rules' })
    await rules.getByText('3 turns each', { exact: true }).click()
    await rules.getByRole('button', { name: 'Close' }).click()
    await pressStart(table)
    for (let turn = 1; turn <= 6; turn++) {
      // Nobody tells the truth three times in a row.
      const isTruth = turn > 2
      await press(table, isTruth ? 'Truth' : 'Dare')
      const words = await promptOf(table)
      if (turn === 4) {
        await table.reload()
        await expect.poll(() => promptOf(table)).toBe(words)
      }
      await press(table, isTruth ? 'Told it' : 'Did it')
    }
    await table.getByRole('list', { name: 'Who did what' }).waitFor()
    await table.getByRole('link', { name: /^The round, told properly/ }).click()
    await table.getByText('One award each').waitFor()
  })

  test('every tool works, an article is read, the editor is written in', async ({
    page,
    context,
  }) => {
    await visitOnce(page)
    const phone = await openOffline(context)
    for (const { slug } of tools) {
      await phone.goto(`/tools/${slug}`)
      await press(phone, slabs[slug])
      const shown = phone.getByRole('main').getByRole('status').locator('b')
      await expect.poll(() => shown.textContent()).toMatch(/\w/)
    }
    await phone.goto('/articles/the-line')
    await phone.getByRole('heading', { level: 1 }).waitFor()
    const nav = phone.getByRole('navigation', { name: 'House' })
    await nav.getByRole('link', { name: 'Games' }).click()
    await phone.getByRole('navigation', { name: 'Games' }).waitFor()

    await phone.goto('/editor')
    await phone.getByRole('link', { name: /^Write a pack/ }).click()
    await phone.getByRole('switch', { name: /^Most likely to/ }).click()
    await press(phone, 'Start', 'Set it up')
    await phone.getByLabel('Name', { exact: true }).fill('Flat 4')
    await phone.getByLabel('Description').fill('For us.')
    await phone.getByLabel('Author').fill('Mia')
    await press(phone, 'Prompts', 'Add a prompt')
    await prompt(phone, 1).pressSequentially('Who sings first?')
    await press(phone, 'Review')
    await phone.waitForURL(step('Step5Review'))
    await phone.reload()
    await phone.getByRole('heading', { name: 'Flat 4' }).waitFor()
  })

  test('a page that is not here says so, and leads to what is', async ({
    page,
    context,
    expectError,
  }) => {
    expectError(/ERR_INTERNET_DISCONNECTED .*\/info\/about/)
    await visitOnce(page)
    const phone = await openOffline(context)
    await phone.goto('/info/about?from=qr')
    await phone.waitForURL('**/offline?to=%2Finfo%2Fabout%3Ffrom%3Dqr')
    await phone.getByRole('heading', { name: 'No network' }).waitFor()
    await checkAxe(phone)
    await phone.getByRole('navigation', { name: 'Games' }).getByText('Meyer').click()
    await phone.getByRole('heading', { level: 1, name: 'Meyer' }).waitFor()
    await phone.goBack()
    await context.setOffline(false)
    // A try that comes before the worker has its network is followed by another ten seconds later.
    await phone.waitForURL('**/info/about?from=qr', { timeout: 30_000 })
    await phone.getByRole('heading', { level: 1, name: 'About Party Dojo' }).waitFor()
  })
})

test('a server that answers and fails the page is not asked for it in circles', async ({
  page,
}) => {
  let tries = 0
  await page.route('**/info/about', (route) => {
    tries += 1
    // As the worker does.
    return route.fulfill({ status: 302, headers: { location: '/offline?to=%2Finfo%2Fabout' } })
  })
  /** The network comes and goes; afterwards whatever that led to has been asked for. */
  const flap = () =>
    page.evaluate(async () => {
      for (let time = 0; time < 5; time++) dispatchEvent(new Event('online'))
      await (await fetch('/healthz')).text()
    })
  const tryAgain = async () => {
    const back = page.waitForEvent('domcontentloaded')
    await press(page, 'Try again')
    await back
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  }
  const tried = () => page.evaluate(() => sessionStorage.getItem('wentOn'))
  const loads = countLoads(page)
  await page.goto('/offline?to=%2Finfo%2Fabout')
  // It is tried once at first sight.
  await expect.poll(() => loads.at.length).toBe(2)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(tries).toBe(1)
  expect(await tried()).toMatch(/^1 \d{13}$/)
  await flap()
  await flap()
  expect(tries).toBe(1)
  await tryAgain()
  expect(tries).toBe(2)
  expect(await tried()).toMatch(/^2 \d{13}$/)
  // Half a minute later, as far as the page knows.
  await page.evaluate(() => sessionStorage.setItem('wentOn', `2 ${Date.now() - 30_000}`))
  // It listens a moment after it is drawn.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => {})
        return tries
      },
      { interval: 1000 },
    )
    .toBe(3)
})
