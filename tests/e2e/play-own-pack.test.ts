import { describe, expect } from 'vitest'
import { phone, pressStart, seatPlayers } from '#tests/support/browser/phone.ts'
import { checkAxe, offline, waitForQuiet } from './fixtures.ts'
import { button, openProfile, press, promptOf } from './game-actions.ts'
import {
  chip,
  enter,
  nhie,
  openPack,
  openPacks,
  packSwitch,
  packTest as test,
  texts,
} from './own-pack.ts'
import { publish, writePack } from './pack-writer.ts'

describe('a pack for Never have I ever', () => {
  test('is written, published, and played on a second phone to the end of its game', async ({
    browser,
    context,
    server,
    member,
    page,
  }) => {
    expect(member.userId).toBeTruthy()
    await openProfile(page)
    const written = ['Never have I ever eaten cheese at night', 'hidden the last yoghurt']
    await writePack(page, 'Flat 4', written, 'Never have I ever')
    const packId = await publish(page)

    const second = await browser.newContext({ ...phone, baseURL: server.baseUrl })
    const theirs = await second.newPage()
    await theirs.goto(`/game/${packId}`)
    await theirs.getByRole('heading', { name: 'Flat 4' }).waitFor()
    await press(theirs, 'Who plays\\?')
    for (const name of ['Ann', 'Bo']) {
      await theirs.getByLabel('Name', { exact: true }).fill(name)
      await theirs.getByRole('button', { name: 'Seat' }).click()
    }
    await theirs.getByRole('button', { name: '2 at the table kept' }).click()
    await press(theirs, 'Play')
    await theirs.waitForURL('**/games/never-have-i-ever')

    // Its own screen: petals, guilty taps, a story, and as many prompts as were written.
    await theirs.getByText(/^of 2$/).waitFor()
    const seen = [await promptOf(theirs)]
    await chip(theirs, 'Bo').click()
    await theirs.getByText('Bo loses a petal').waitFor()
    await press(theirs, 'Next', 'Told it')
    await expect.poll(async () => (await promptOf(theirs)) !== seen[0]).toBe(true)
    seen.push(await promptOf(theirs))
    expect(
      seen.map((text) => /eaten cheese at night|hidden the last yoghurt/.exec(text)?.[0]).sort(),
    ).toEqual(['eaten cheese at night', 'hidden the last yoghurt'])
    expect(seen.join()).not.toMatch(/never have i ever/i)
    await press(theirs, 'Next')

    await theirs.getByRole('heading', { name: /lived/ }).waitFor()
    const credits = theirs.getByRole('list', { name: 'Packs by players' })
    await credits.getByText('written by Sofie').waitFor()
    await credits.getByRole('button', { name: 'Like Flat 4' }).waitFor()
    await checkAxe(theirs)
    const { plays } = await (await context.request.get(`/api/packs/${packId}`)).json()
    expect(plays).toBe(1)
    await press(theirs, 'Again')
    await theirs.getByRole('heading', { name: 'You have seen them all.' }).waitFor()
    await press(theirs, 'The oldest again')
    await theirs.getByText(/^of 2$/).waitFor()
    await second.close()
  })

  test('is in the packs of its game, and of no other, once its link was opened', async ({
    page,
    write,
  }) => {
    const packId = await write(nhie)
    await openPack(page, packId)
    await page.goto('/games/never-have-i-ever')
    await openPacks(page)
    const row = packSwitch(page, `Kitchen ${packId}`)
    await expect.poll(() => row.getAttribute('aria-checked')).toBe('false')
    await row.getByText('3 prompts · warm · by Mia').waitFor()
    for (const pack of [row, packSwitch(page, 'House classics'), packSwitch(page, 'First dates')]) {
      await pack.click()
    }
    await page.getByRole('button', { name: 'Play 1 pack' }).click()
    await page.getByText(`only 3 prompts · Kitchen ${packId}`).waitFor()
    await page.goto('/games/most-likely-to')
    await openPacks(page)
    expect(await packSwitch(page, 'Kitchen').count()).toBe(0)
    // The mix is dealt from what is on at the start screens of its games.
    await seatPlayers(page)
    await page.goto('/games/mix')
    await pressStart(page)
    const dealt = () => page.evaluate(() => localStorage.getItem('party-dojo:table:mix') ?? '')
    await expect.poll(dealt).toContain('eaten cheese at night')
  })

  test('is there again after a reload, and when it was left', async ({ page, write }) => {
    await seatPlayers(page)
    const packId = await write(nhie)
    await enter(page, packId)
    await press(page, 'Next')
    const prompt = await promptOf(page)
    await page.reload()
    await expect.poll(() => promptOf(page)).toBe(prompt)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await page.goto(`/game/${packId}`)
    await press(page, 'Carry on')
    await expect.poll(() => promptOf(page)).toBe(prompt)
    // What was asked once is not asked again by a reload or by going back.
    await page.reload()
    await expect.poll(() => promptOf(page)).toBe(prompt)
    await page.goto(`/game/${packId}`)
    await press(page, 'Afresh')
    await chip(page, 'Sofie').waitFor()
    await page.getByText('1', { exact: true }).first().waitFor()
  })

  test('goes on in another tab, and each follows the other', async ({ page, context, write }) => {
    await seatPlayers(page)
    const packId = await write(nhie)
    await enter(page, packId)
    const other = await context.newPage()
    await other.goto('/games/never-have-i-ever')
    await expect.poll(() => promptOf(other)).toBe(await promptOf(page))
    await press(other, 'Next')
    await expect.poll(() => promptOf(page)).toBe(await promptOf(other))
    await press(page, 'Next')
    await expect.poll(() => promptOf(other)).toBe(await promptOf(page))
    await press(other, 'Next')
    for (const tab of [page, other]) await tab.getByText('written by Mia').waitFor()
  })

  test('opened in another tab is in the packs of a start screen that is open', async ({
    page,
    context,
    write,
  }) => {
    const packId = await write(nhie)
    await page.goto('/games/never-have-i-ever')
    await openPacks(page)
    const other = await context.newPage()
    await other.goto(`/game/${packId}`)
    await packSwitch(page, `Kitchen ${packId}`).waitFor()
  })

  test('needs no network once it was opened, to its end', async ({ page, write }) => {
    await seatPlayers(page)
    const packId = await write(nhie)
    await page.goto(`/game/${packId}`)
    await button(page, 'Play').waitFor()
    await waitForQuiet(page)
    await offline(page)
    await press(page, 'Play')
    await page.waitForURL('**/games/never-have-i-ever')
    for (const _ of [1, 2, 3]) await press(page, 'Next')
    await page.getByText('written by Mia').waitFor()
  })

  test('follows its maker: another edition is dealt, one that is gone leaves', async ({
    page,
    maker,
    write,
    expectError,
  }) => {
    expectError(/404/)
    await seatPlayers(page)
    const id = await write(nhie)
    await enter(page, id)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await write({ ...nhie, id, prompts: texts('written anew') })
    // At the game’s own start screen, without the pack’s page.
    await page.goto('/games/never-have-i-ever')
    await page.getByText(/^only 1 prompt ·/).waitFor()
    await press(page, 'Afresh')
    await expect.poll(() => promptOf(page)).toContain('written anew')
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await maker.request.delete(`/v0/b/party-dojo/o/packs%2F${id}.json`, {
      headers: { origin: new URL(page.url()).origin },
    })
    await page.goto('/games/never-have-i-ever')
    const kept = () => page.evaluate((key) => localStorage.getItem(key), `party-dojo:pack:${id}`)
    await expect.poll(kept).toBeNull()
    await page.getByText('2 packs').waitFor()
  })

  test('with alcohol stays out of sober mode, and says so', async ({ page, write }) => {
    await seatPlayers(page)
    const packId = await write({ ...nhie, alcohol: true })
    await page.goto(`/game/${packId}`)
    await packSwitch(page, 'Sober mode').click()
    await press(page, 'Play')
    await page.getByText(`Kitchen ${packId} is a pub pack. Sober mode leaves it out.`).waitFor()
    await packSwitch(page, 'Sober mode').click()
    await press(page, 'Play')
    await chip(page, 'Sofie').waitFor()
  })
})
