import { describe, expect } from 'vitest'
import { seatPlayers } from '#tests/support/browser/phone.ts'
import { offline, test, waitForQuiet } from './fixtures.ts'
import { openProfile, press, promptOf } from './game-actions.ts'
import { memberTest } from './member.ts'
import { chip, nhie, openPacks, openPacksAsMember, packSwitch } from './own-pack.ts'
import { keepDraft, publish, step, writePack } from './pack-writer.ts'

const review = '/editor/steps/Step5Review'
const words = ['Never have I ever eaten cheese at night', 'hidden the last yoghurt']

describe('a draft', () => {
  test('without an account and a network is played as its game, to its end', async ({ page }) => {
    await seatPlayers(page)
    await keepDraft(page, words, 'Flat 4', [nhie.game])
    await page.goto(review)
    await waitForQuiet(page)
    await offline(page)
    await press(page, 'Play it now')
    await page.waitForURL('**/games/never-have-i-ever')
    await page.getByText(/^of 2$/).waitFor()
    const seen = [await promptOf(page)]
    await chip(page, 'Sofie').click()
    await press(page, 'Next', 'Told it')
    await expect.poll(async () => (await promptOf(page)) !== seen[0]).toBe(true)
    seen.push(await promptOf(page))
    expect(seen.join()).toMatch(/eaten cheese at night/)
    expect(seen.join()).toMatch(/hidden the last yoghurt/)
    await press(page, 'Next')
    const credits = page.getByRole('list', { name: 'Packs by players' })
    await credits.getByText('written by Mia').waitFor()
    // Nobody else can find it yet, so there is nothing to like.
    expect(await credits.getByRole('button').count()).toBe(0)
    await press(page, 'To the door of this game')
    await openPacks(page)
    await packSwitch(page, 'Flat 4').getByText('2 prompts · warm · by Mia, a draft').waitFor()
  })

  test('goes on where its game was left, and is dealt anew once it has changed', async ({
    page,
  }) => {
    await seatPlayers(page)
    await keepDraft(page, words, 'Flat 4', [nhie.game])
    await page.goto(review)
    await press(page, 'Play it now')
    await press(page, 'Next')
    await page.locator('b', { hasText: /^2$/ }).waitFor()
    const second = await promptOf(page)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await page.goto(review)
    await press(page, 'Play it now')
    await expect.poll(() => promptOf(page)).toBe(second)
    await press(page, 'Leave')
    await page.getByRole('button', { name: /^Leave for now/ }).click()
    await page.goto('/editor/steps/Step4Prompts')
    await page.getByRole('textbox', { name: 'Prompt 1', exact: true }).fill('burnt the rice')
    await press(page, 'Review')
    await press(page, 'Play it now')
    await page.locator('b', { hasText: /^1$/ }).waitFor()
    await page.getByText(/^of 2$/).waitFor()
  })

  test('that is explicit asks once whether everybody is 18', async ({ page }) => {
    await seatPlayers(page)
    await keepDraft(page, words, 'Flat 4', [nhie.game])
    await page.goto('/editor/steps/Step3Setup')
    await page.getByRole('switch', { name: /^18\+/ }).click()
    await page.goto(review)
    await press(page, 'Play it now')
    await page.getByRole('button', { name: /^Yes, everybody/ }).click()
    await page.getByText(/^of 2$/).waitFor()
  })

  memberTest(
    'of an account is not in the packs of the next person here',
    async ({ page, member, expectError }) => {
      expect(member.userId).toBeTruthy()
      // The packs sheet asks for passes that were bought elsewhere; the session may end meanwhile.
      expectError(/40[13]/)
      await seatPlayers(page)
      await openProfile(page)
      await writePack(page, 'Flat 4', words, 'Never have I ever')
      await press(page, 'Play it now')
      await page.getByText(/^of 2$/).waitFor()
      await page.goto('/games/never-have-i-ever')
      await press(page, 'Leave')
      await page.getByRole('button', { name: /^Leave for now/ }).click()
      await page.goto('/games/never-have-i-ever')
      await openPacksAsMember(page)
      await packSwitch(page, 'Flat 4').waitFor()
      await page.context().clearCookies()
      await page.goto('/games/never-have-i-ever')
      await openPacks(page)
      await expect.poll(() => packSwitch(page, 'Flat 4').count()).toBe(0)
    },
  )
})

describe('a published pack', () => {
  memberTest(
    'is in its maker’s packs at once, until it is deleted',
    async ({ page, member, expectError }) => {
      expect(member.userId).toBeTruthy()
      await seatPlayers(page)
      await openProfile(page)
      await writePack(page, 'Flat 4', words, 'Never have I ever')
      await publish(page)
      expectError(/403/)
      await page.goto('/games/never-have-i-ever')
      await openPacksAsMember(page)
      await packSwitch(page, 'Flat 4').getByText('2 prompts · warm · by Sofie').waitFor()

      await page.goto('/editor')
      await page.getByRole('button', { name: /^Flat 4/ }).click()
      await page.getByRole('button', { name: /^Delete/ }).click()
      await page.getByText('Flat 4 is gone.').waitFor()
      const kept = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':pack:')))
      expect(await kept()).toEqual([])
      await press(page, 'Undo')
      await expect.poll(kept).toHaveLength(1)
    },
  )

  memberTest(
    'is played as its game from step 6, and read there card by card',
    async ({ page, member }) => {
      expect(member.userId).toBeTruthy()
      await seatPlayers(page)
      await openProfile(page)
      await writePack(page, 'Flat 4', words, 'Never have I ever')
      await publish(page)
      await press(page, 'Play it')
      await page.getByText(/^of 2$/).waitFor()
      await page.goto('/editor/steps/Step6Success')
      await page.getByRole('link', { name: /^Read the cards/ }).click()
      await page.waitForURL(step('Step7Gameplay'))
      await press(page, 'Next', 'Finish', 'Back')
      // Exit returns to step 6.
      await page.waitForURL(step('Step6Success'))
    },
  )
})
