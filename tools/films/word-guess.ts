import type { Page } from 'playwright-core'
import type { Film } from '../film.ts'
import { start } from '../film.ts'

const slow = { timeout: 30_000 }
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click(slow)

export const wordGuessFilm: Film = {
  name: 'word-guess',
  title: 'Word guess',
  async play({ phones, tv, shoot }) {
    const { Sofie, Jonas, Mia, Emil } = phones
    await start(Sofie)
    await Sofie.getByText('Only you see the word').waitFor(slow)
    await press(Jonas, /^4$/)
    await shoot('word', 'Sofie', 'Jonas', 'tv')
    const keep = Sofie.getByRole('button', { name: /^Keep it/ })
    if (await keep.isVisible()) await keep.click(slow)
    const word = (await Sofie.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await tv.getByText('of 20 asked').waitFor(slow)
    await Jonas.getByLabel('Type it, or say it aloud').fill('Can you hold it in one hand?')
    await press(Jonas, /^Ask/)
    await shoot('asked', 'Sofie', 'Jonas', 'Mia', 'tv')
    await press(Sofie, /^Yes/)
    await press(Emil, /^I know the word/)
    await Emil.getByLabel('The word, in secret').fill('Castle')
    await shoot('locking', 'Emil')
    await press(Emil, /^Lock it/)
    await press(Mia, /^I know the word|I know the word/)
    await Mia.getByLabel('The word, in secret').fill(word)
    await press(Mia, /^Lock it/)
    await tv.getByText('Somebody has it').waitFor(slow)
    await shoot('somebody', 'Sofie', 'Mia', 'Emil', 'tv')
    await tv.getByText('The word was').waitFor({ timeout: 60_000 })
    await shoot('told', 'Emil', 'tv')
  },
}
