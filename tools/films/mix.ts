import type { Page } from 'playwright-core'
import type { Film, FilmedRoom } from '../film.ts'
import { endGame, start } from '../film.ts'

/** The next game is random: each phone presses the first button it finds. */
const presses = [
  /^I haven/,
  /^(Truth|Flip a coin)/,
  /^Start/,
  /^Buzz/,
  /^(Right|Good|Counts)/,
  /^(Told it|Did it|Said it|Done)/,
  /^(Next|So be it|At ease)/,
]
const cards = 3
const passes = 12

export const mixFilm: Film = {
  name: 'mix',
  title: 'Mix',
  async play(room) {
    const { phones, tv, shoot } = room
    await start(phones.Sofie)
    await tv.getByText(/^of 30$/).waitFor()
    await shoot('turnover', 'Sofie', 'tv')
    for (let card = 1; card <= cards; card++) {
      await phones.Sofie.waitForTimeout(2500)
      await shoot(`card-${card}`, 'Sofie', 'Jonas', 'tv')
      for (let pass = 0; pass < passes && (await cardOf(tv)) === card; pass++) {
        await pressAll(room)
        if (pass === 2) await shoot(`card-${card}-later`, 'Sofie', 'Jonas', 'tv')
      }
    }
    await endGame(phones.Sofie)
    await tv.getByText(/picks what comes next/).waitFor()
    await shoot('end', 'Sofie', 'tv')
  },
}

async function cardOf(tv: Page): Promise<number> {
  return Number(await tv.locator('main em').first().textContent())
}

async function pressAll({ phones }: FilmedRoom): Promise<void> {
  await Promise.all(Object.values(phones).map(pressFirst))
}

async function pressFirst(page: Page): Promise<void> {
  const name = page.getByRole('group').getByRole('button', { name: 'Jonas' })
  for (const button of [...presses.map((name) => page.getByRole('button', { name })), name]) {
    const first = button.first()
    if (!(await first.isVisible())) continue
    await first.click({ timeout: 2000 }).catch(() => {})
    return
  }
}
