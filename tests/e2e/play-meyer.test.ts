import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { testEveryScreen, type Visit } from './every-screen.ts'
import { test } from './fixtures.ts'
import { button, endGame, play, press, recapOf } from './game-actions.ts'
import { kept, onPlate, pair, roll, say, slip, title } from './meyer-cup.ts'

const short = { Lives: 'Three' }

describe('bluff', () => {
  test('from the first roll to the last one in, and again', async ({ page }) => {
    await play(page, title, { names: pair, rules: short })
    await page.getByRole('main').getByText('Pass the phone to').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Sofie' }).waitFor()
    await roll(page)

    // A bluff that is lifted costs the one who said it.
    await slip(page, [4, 1])
    await say(page, '6–3')
    await page.getByRole('main').getByText('Pass to').waitFor()
    await press(page, 'Open it')
    await page.getByRole('main').getByText('Sofie swears it’s').waitFor()
    await page.getByRole('heading', { level: 2, name: '6–3' }).waitFor()
    // Whoever cannot wait lifts it at once, and has seen it before the next round.
    await page.evaluate(async () => {
      const slab = (words: string) =>
        [...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith(words))
      slab('Lift it')?.click()
      while (!slab('Next round')) await new Promise(requestAnimationFrame)
      slab('Next round')?.click()
    })
    await page.getByRole('heading', { level: 2, name: '4–1. A bluff.' }).waitFor()
    await page
      .getByRole('main')
      .getByText('Sofie loses one life. A sip, if you like. Water counts.')
      .waitFor()
    await page.getByRole('img', { name: 'On the plate: 4, 1' }).waitFor()

    // The loser starts. The truth, lifted, costs the one who lifted.
    await press(page, 'Next round')
    await page.getByRole('heading', { level: 2, name: 'Sofie' }).waitFor()
    await roll(page)
    await slip(page, [6, 5])
    await say(page, '6–5')
    await press(page, 'Open it', 'Lift it')
    await page.getByRole('heading', { level: 2, name: '6–5. It was true.' }).waitFor()
    expect((await kept(page)).lives).toEqual([2, 2])

    // Two at once: a Meyer that was none.
    await press(page, 'Next round')
    await roll(page)
    await slip(page, [6, 5])
    await say(page, '2–1')
    await press(page, 'Open it')
    await page.getByRole('main').getByText('Whoever is wrong about it loses two lives.').waitFor()
    await press(page, 'Lift it')
    await page.getByRole('main').getByText('Jonas loses two lives and is out.').waitFor()
    await press(page, 'Who won\\?')
    await page.getByRole('heading', { level: 1, name: 'Sofie is the last one in.' }).waitFor()
    expect(await recapOf(page)).toEqual([
      'Sofie | caught one, fooled nobody | 2',
      'Jonas | caught one, fooled nobody | 0',
    ])
    await press(page, 'Again')
    await button(page, 'Roll').waitFor()
  })

  test('believed, beaten, passed on blind', async ({ page }) => {
    await play(page, title, { names: pair })
    await roll(page)
    await slip(page, [5, 4])
    expect(await page.getByRole('radio', { name: /^Blind/ }).count()).toBe(0)
    await say(page, '5–4')
    await press(page, 'Open it', 'Believe')
    await page.getByRole('heading', { level: 2, name: 'Roll 5–4 or better.' }).waitFor()
    await roll(page)
    // Nothing under the claim stands on the ladder.
    expect(await page.getByRole('radio', { name: '5–3' }).count()).toBe(0)
    await say(page, 'Blind')
    await press(page, 'Open it')
    await page.getByRole('main').getByText('Jonas says the same or higher').waitFor()
    await page.getByRole('heading', { level: 2, name: '5–4' }).waitFor()
    await press(page, 'Lift it')
    await page.getByRole('heading', { level: 2, name: /Blind luck|No luck/ }).waitFor()
  })

  test('a Meyer is given its due unseen', async ({ page }) => {
    await play(page, title, { names: pair })
    await roll(page)
    await say(page, '2–1')
    await press(page, 'Open it', 'Concede')
    await page.getByRole('heading', { level: 2, name: 'Nobody looks.' }).waitFor()
    await page.getByRole('main').getByText('Jonas loses one life.').waitFor()
    expect(await onPlate(page).count()).toBe(0)
  })

  test('3–2 is a toast, and nothing else is', async ({ page }) => {
    await play(page, title, { names: pair })
    await roll(page)
    await slip(page, [5, 4])
    await page.getByRole('radio', { name: /toast/ }).check({ force: true })
    await press(page, 'Show 3–2')
    await page.getByText('Only 3–2 is shown for a toast.').waitFor()
    await slip(page, [3, 2])
    await page.getByRole('radio', { name: /toast/ }).check({ force: true })
    await press(page, 'Show 3–2')
    await page.getByRole('heading', { level: 2, name: 'A toast, everybody.' }).waitFor()
    await press(page, 'Cheers')
    await page.getByRole('heading', { level: 2, name: 'Sofie' }).waitFor()
    expect((await kept(page)).lives).toEqual([4, 4])
  })

  test('new lives, once, on three or fewer and after one is lost', async ({ page }) => {
    await play(page, title, { names: pair, rules: short })
    await roll(page)
    expect(await button(page, 'New lives').count()).toBe(0)
    await say(page, '2–1')
    await press(page, 'Open it', 'Concede', 'Next round', 'New lives')
    await page
      .getByRole('main')
      .getByText(/^New lives: \w+\. That was the one time\.$/)
      .waitFor()
    expect(await button(page, 'New lives').count()).toBe(0)
  })
})

/** Does what somebody alone would do on the screen that is there. */
async function practise(page: Page): Promise<void> {
  const moves = ['Go on', 'Lift it', 'Next round', 'Cheers', 'Roll', 'Say 5–4', 'Say']
  for (const name of moves) {
    const slab = button(page, name)
    if ((await slab.count()) === 0) continue
    // A bot may have been quicker.
    await slab
      .first()
      .click({ timeout: 500 })
      .catch(() => null)
    return
  }
}

test('alone there are bots, to the last one in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await play(page, title, { names: ['Sofie'], rules: short })
  await page.getByRole('main').getByText('Bot Otto').waitFor()
  const last = button(page, 'Who won\\?')
  for (let taps = 0; taps < 300 && (await last.count()) === 0; taps++) await practise(page)
  await last.click()
  const rows = await recapOf(page)
  expect(rows).toHaveLength(3)
  expect(rows.join()).toMatch(/Bot Ada/)
})

async function walk(page: Page, visit: Visit): Promise<void> {
  const openIt = () => press(page, 'Open it')
  await visit(page)
  await roll(page)
  await say(page, '6–3')
  await visit(page)
  await openIt()
  await press(page, 'Believe')
  await roll(page)
  await visit(page, openIt)
  await say(page, '2–1')
  await openIt()
  await visit(page)
  await press(page, 'Lift it')
  await visit(page)
  const openRules = () => press(page, 'Rules and ranks')
  await openRules()
  await visit(page, openRules)
  await page.keyboard.press('Escape')
  await endGame(page)
  await visit(page)
}

testEveryScreen(title, {}, walk)
