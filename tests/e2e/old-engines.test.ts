import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { makeOld } from '#tests/support/browser/old-engine.ts'
import { test, waitForQuiet } from './fixtures.ts'
import { button, openGame, openProfile, play, press, seat } from './game-actions.ts'
import { memberTest } from './member.ts'
import { prompt, publish, writePack } from './pack-writer.ts'
import { goToCheckout } from './premium-checkout.ts'

const longPrompt =
  'Who would talk to a stranger in a kitchen for three hours, and go home with a recipe for soup?'

/** Where everything in a button is. */
async function placesInButtons(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('button *')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return `${part.tagName} ${part.className} ${[x, y, width, height].map(Math.round)}`
    }),
  )
}

/** Whether a text field shows all its lines. */
async function showsAll(page: Page, label: string): Promise<boolean> {
  const field = page.getByRole('textbox', { name: label, exact: true })
  return await field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)
}

describe('buttons whose content Safari up to 18 does not stretch', () => {
  test.for(['/games/never-have-i-ever', '/misc/christmass-calendar', '/sign-in', '/editor'])(
    'are as wide as ever: %s',
    async (path, { page }) => {
      await page.goto(path)
      await waitForQuiet(page)
      const before = await placesInButtons(page)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('@layer old { button { align-items: flex-start } }')
        document.adoptedStyleSheets.push(sheet)
      })
      expect(await placesInButtons(page)).toEqual(before)
    },
  )

  test('are as wide as ever in a game', async ({ page, context }) => {
    await makeOld(context)
    await play(page, 'Never have I ever')
    const leave = button(page, 'Leave')
    const { width = 0 } = (await leave.boundingBox()) ?? {}
    const cloth = (await leave.locator('> *').last().boundingBox()) ?? { width: 0 }
    expect(cloth.width).toBeGreaterThan(width - 4)
  })
})

describe('a sheet', () => {
  test('is closed by a tap beside it, and by none within', async ({ page, context }) => {
    await makeOld(context)
    await openGame(page, 'Never have I ever')
    await page.getByRole('button', { name: /^Who is here\?/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Who is here?' })
    await sheet.getByRole('heading').click()
    // Words are marked with the pointer, and it is let go beside the sheet.
    await page.mouse.move(200, 200)
    await page.mouse.down()
    await page.mouse.move(200, 40)
    await page.mouse.up()
    expect(await sheet.isVisible()).toBe(true)
    await page.mouse.click(200, 40)
    await sheet.waitFor({ state: 'hidden' })
    await seat(page)
  })

  test('dims the page where ::backdrop inherits nothing', async ({ page, context }) => {
    await makeOld(context)
    await openGame(page, 'Never have I ever')
    await page.getByRole('button', { name: /^Who is here\?/ }).click()
    const colour = await page
      .getByRole('dialog', { name: 'Who is here?' })
      .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
    expect(colour).toBe('rgb(6, 10, 28)')
  })
})

describe('text fields', () => {
  memberTest(
    'grow without field-sizing, and publishing works',
    async ({ page, context, member }) => {
      expect(member.userId).toBeTruthy()
      await makeOld(context)
      await openProfile(page)
      await writePack(page, 'Old phones', ['Who sings?'])
      await press(page, 'The step before')
      await prompt(page, 1).fill(longPrompt)
      expect(await showsAll(page, 'Prompt 1')).toBe(true)
      const high = (await prompt(page, 1).boundingBox())?.height ?? 0
      await prompt(page, 1).fill('Who sings?')
      expect((await prompt(page, 1).boundingBox())?.height).toBeLessThan(high)
      await press(page, 'The step before')
      await page.getByLabel('Description').fill(longPrompt.repeat(3))
      expect(await showsAll(page, 'Description')).toBe(true)
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => showsAll(page, 'Description')).toBe(true)
      await press(page, 'Prompts', 'Paste a list')
      const list = await page.getByLabel('Your list').boundingBox()
      expect(list?.height).toBeGreaterThan(8 * 24)
      await page.keyboard.press('Escape')
      await press(page, 'Review')
      await publish(page)
    },
  )

  test('have their rows without typed attr()', async ({ page }) => {
    await page.goto('/info/contact')
    const field = page.locator('textarea[rows="6"]')
    expect((await field.boundingBox())?.height).toBeGreaterThan(6 * 24)
  })
})

memberTest('paying works without URL.canParse', async ({ page, context, member }) => {
  expect(member.userId).toBeTruthy()
  await makeOld(context)
  await goToCheckout(page)
})

describe('layout', () => {
  test('Drunk dice is as high as the window', async ({ page }) => {
    await play(page, 'Drunk dice')
    const [page_, window_] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      innerHeight,
    ])
    expect(page_).toBe(window_)
  })

  test('the preview of a pack measures itself in no loop', async ({ page }) => {
    await page.addInitScript(() => {
      const loops: string[] = []
      Object.assign(globalThis, { loops })
      addEventListener('error', ({ message }) => loops.push(message))
    })
    await writePack(page, 'Old phones', [longPrompt])
    await press(page, 'See it played')
    await page.getByRole('dialog', { name: 'How it plays' }).getByText('soup').waitFor()
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'loops'))).toEqual([])
  })
})
