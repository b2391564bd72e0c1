import type { Page } from 'playwright-core'

export type Point = { x: number; y: number }

/** Real fingers on the glass, as many as there are, each by its number. */
export async function openTouch(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const where = new Map<number, Point>()

  async function dispatch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    finger: number,
    at: Point,
  ) {
    where.set(finger, at)
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ id: finger, ...at }] })
  }
  return {
    put: (finger: number, at: Point) => dispatch('touchStart', finger, at),
    move: (finger: number, at: Point) => dispatch('touchMove', finger, at),
    lift: (finger: number) => dispatch('touchEnd', finger, where.get(finger) ?? { x: 0, y: 0 }),
  }
}
