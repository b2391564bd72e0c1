import { describe, expect } from 'vitest'
import { test } from './fixtures.ts'
import { button, escapeAsksFirst, passTime, pauseClock, play, press } from './game-actions.ts'
import { cup, kept, onPlate, pair, roll, title } from './meyer-cup.ts'

describe('secrets', () => {
  test('the dice show while the cup is held, and are covered after a reload', async ({ page }) => {
    await play(page, title, { names: pair })
    await roll(page)
    const { dice } = await kept(page)
    const seen = page.getByRole('img', { name: `On the plate: ${dice?.join(', ')}` })
    expect(await onPlate(page).count()).toBe(0)
    await cup(page).hover()
    await page.mouse.down()
    await seen.waitFor()
    await page.getByText(`you rolled ${dice?.join('–')}. Straight face.`).waitFor()
    await page
      .getByRole('status')
      .getByText(/^Under the cup: /)
      .waitFor()
    await page.mouse.up()
    await seen.waitFor({ state: 'detached' })

    await cup(page).focus()
    await page.keyboard.down('Space')
    await seen.waitFor()
    await page.keyboard.up('Space')
    await seen.waitFor({ state: 'detached' })

    await cup(page).hover()
    await page.mouse.down()
    await page.reload()
    await page.getByRole('main').getByText('Pass to').waitFor()
    await page.getByRole('main').getByText('The dice are down. Only Sofie looks.').waitFor()
    expect(await page.locator('body').innerText()).not.toContain('you rolled')
    expect(await onPlate(page).count()).toBe(0)
    await page.mouse.up()
    await press(page, 'Open it')
    await cup(page).waitFor()
    expect((await kept(page)).dice).toEqual(dice)
  })

  test('back takes nothing back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await play(page, title, { names: pair })
    await roll(page)
    await page.keyboard.press('ArrowLeft')
    await cup(page).waitFor()
    expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0)
  })
})

describe('hands and time', () => {
  test('a shake rolls, once it has been asked for', async ({ page }) => {
    await play(page, title, { names: pair })
    await press(page, 'Shake to roll')
    await page.getByText('Shake the phone to roll.').waitFor()
    for (const x of [0, 16, -16, 16]) {
      await page.evaluate((x) => {
        const acceleration = { x, y: 0, z: 0 }
        window.dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration }))
      }, x)
      await page.waitForTimeout(90)
    }
    await cup(page).waitFor()
  })

  test('a device that cannot feel it says so, and the button stays', async ({ page }) => {
    await play(page, title, { names: pair })
    await press(page, 'Shake to roll')
    await page.getByText('This device cannot feel a shake. The button rolls.').waitFor()
    await roll(page)
  })

  test('by the keys of a big screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await play(page, title, { names: pair })
    await escapeAsksFirst(page)
    await page.keyboard.press('Space')
    await cup(page).waitFor()
    await page.getByRole('radio', { name: '5–4' }).focus()
    await page.keyboard.press('ArrowRight')
    await button(page, 'Say 6–1').waitFor()
    await page.locator('main').focus()
    await page.keyboard.press('Space')
    await button(page, 'Open it').waitFor()
    await page.keyboard.press('ArrowRight')
    await button(page, 'Believe').waitFor()
    await page.keyboard.press('Space')
    await page
      .getByRole('main')
      .getByText(/loses one life/)
      .waitFor()
  })

  test('thinking time runs out into a move that is allowed', async ({ page }) => {
    await page.clock.install()
    await play(page, title, { names: pair, rules: { 'Thinking time': '45 seconds' } })
    await pauseClock(page)
    await roll(page)
    await page.getByText('45 seconds left').waitFor()
    await passTime(page, 45_000)
    await button(page, 'Open it').click()
    await page.getByRole('main').getByText('Sofie swears it’s').waitFor()
  })

  test('the rank card lists all 21, best first', async ({ page }) => {
    await play(page, title, { names: pair })
    await press(page, 'Rules and ranks')
    const rows = page.getByRole('dialog').getByRole('list').first().getByRole('listitem')
    expect(await rows.count()).toBe(21)
    expect(await rows.first().textContent()).toMatch(/Meyer, 2–16%$/)
    expect(await rows.last().textContent()).toMatch(/3–2100%$/)
  })
})
