import type { Page } from 'playwright-core'

/**
 * A phone in the hand: what nearly everybody plays on. It may be kept awake and asked how it is
 * held, as phones may. Its name is an ordinary one, because a headless browser's own is taken for a bot.
 */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  // One would answer in the network's place: the tests of it ask for it.
  serviceWorkers: 'block' as 'allow' | 'block',
  permissions: ['screen-wake-lock', 'accelerometer', 'gyroscope'],
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
}

/** The usual guests. */
export const defaultNames = ['Sofie', 'Jonas', 'Mia', 'Emil']

/** Seats players on this phone before its next page opens, as if they had been typed. */
export async function seatPlayers(
  page: Page,
  names: readonly string[] = defaultNames,
): Promise<void> {
  await saveOnPhone(
    page,
    'players',
    names.map((name, index) => ({ id: `guest-${index}`, name })),
  )
}

/** Puts a value where this phone keeps it, once, before its next page opens; a text as it is. */
export async function saveOnPhone(page: Page, name: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      // A frame may be barred from storage, and has none of its own to fill.
      if (window !== top) return
      // Every later page runs this again, and must not undo what was played since.
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    [`party-dojo:${name}`, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  )
}

/** Opens a game with everybody seated and begins to play. */
export async function startGame(page: Page, path: string): Promise<void> {
  await seatPlayers(page)
  await page.goto(path)
  await pressStart(page)
}

/** At a game's door with enough players seated: begins to play. */
export async function pressStart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play\b/ }).click()
  await declineSounds(page)
  await page.getByRole('button', { name: 'Leave' }).waitFor()
}

/** After a game was begun: answers the question before the first clock, where it is asked. */
export async function declineSounds(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Sound on?' })
  await question
    .or(page.getByRole('button', { name: 'Leave' }))
    .first()
    .waitFor()
  if (await question.isVisible())
    await question.getByRole('button', { name: 'Stay silent' }).click()
}
