import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test as deskTest, openDareEditor, paths } from './dare-editor.ts'
import { openTouch, type Point } from './fingers.ts'
import { waitForHydration } from './fixtures.ts'

/** A test before a blank card; `at` is a place on it, in shares of its width and height. */
const test = deskTest.extend('at', async ({ page }) => {
  await openDareEditor(page, paths.card)
  await waitForHydration(page)
  const pad = page.getByRole('img', { name: 'A blank card to draw on' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is no card')
  return (x: number, y: number): Point => ({
    x: box.x + box.width * x,
    y: box.y + box.height * y,
  })
})

/** The one line on the card, point by point; the card is 400 by 300. */
async function lineOn(page: Page): Promise<Point[]> {
  const lines = page.getByRole('img', { name: 'Your drawing' }).locator('polyline')
  await lines.first().waitFor({ state: 'attached' })
  expect(await lines.count()).toBe(1)
  const numbers = (await lines.getAttribute('points'))?.split(' ').map(Number) ?? []
  return numbers.flatMap((x, place) => (place % 2 === 0 ? [{ x, y: numbers[place + 1] ?? 0 }] : []))
}

test('a second finger on the card neither bends the line of the first nor ends it', async ({
  page,
  at,
}) => {
  const fingers = await openTouch(page)
  // The first draws along the top; a palm comes down under it, slips, and goes.
  await fingers.put(1, at(0.1, 0.25))
  await fingers.move(1, at(0.3, 0.25))
  await fingers.put(2, at(0.5, 0.75))
  await fingers.move(2, at(0.7, 0.85))
  await fingers.move(1, at(0.5, 0.25))
  await fingers.lift(2)
  await fingers.move(1, at(0.9, 0.25))
  await fingers.lift(1)
  const line = await lineOn(page)
  expect(line.at(0)?.x).toBeCloseTo(40, -1)
  expect(line.at(-1)?.x).toBeCloseTo(360, -1)
  expect(line).toEqual(line.toSorted((one, other) => one.x - other.x))
  for (const { y } of line) expect(y).toBeCloseTo(75, -1)
})

test('a finger that leaves in a hurry has drawn to where it left', async ({ page, at }) => {
  const start = at(0.1, 0.25)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.locator('svg:has(polyline)').evaluate(
    (card, { x, y }) => {
      // A mouse is pointer 1. Nothing is painted between the two.
      const last = { bubbles: true, pointerId: 1, clientX: x, clientY: y }
      card.dispatchEvent(new PointerEvent('pointermove', last))
      card.dispatchEvent(new PointerEvent('pointerup', last))
    },
    at(0.9, 0.25),
  )
  await page.mouse.up()
  expect((await lineOn(page)).at(-1)?.x).toBeCloseTo(360, -1)
})
