import type { Page } from 'playwright-core'
import type { Film } from '../film.ts'
import { endGame, start } from '../film.ts'

const say = (page: Page, word: 'More' | 'Less') =>
  page.getByRole('button', { name: new RegExp(`^${word}`) }).click()

export const moreOrLessFilm: Film = {
  name: 'more-or-less',
  title: 'More or less',
  async play({ phones, tv, shoot }) {
    await shoot('lobby', 'Sofie', 'tv')
    // A minute for each card: pictures take longer than twenty seconds.
    await phones.Sofie.getByRole('button', { name: /^House rules/ }).click()
    await phones.Sofie.getByText('No clock').click()
    await phones.Sofie.keyboard.press('Escape')
    await start(phones.Sofie)
    await phones.Ida.getByRole('button', { name: /^Begin/ }).waitFor()
    await shoot('sides', 'Sofie', 'Jonas', 'tv')
    await phones.Ida.getByRole('button', { name: /^Begin/ }).click()
    await phones.Mia.getByText('More or less than that?').waitFor()
    const says = { Sofie: 'More', Jonas: 'Less', Mia: 'More' } as const
    for (const [name, word] of Object.entries(says)) await say(phones[name as 'Mia'], word)
    await tv.getByText('3 of 6 in').waitFor()
    await shoot('say', 'Sofie', 'Emil', 'tv')
    for (const name of ['Emil', 'Ida', 'Noah'] as const) await say(phones[name], 'More')
    await tv.getByText('The sources are on your phone.').waitFor()
    await phones.Sofie.getByText(/, 20\d\d$/)
      .first()
      .waitFor()
    await shoot('show', 'Sofie', 'Jonas', 'tv')
    await phones.Noah.getByRole('button', { name: /^Next/ }).click()
    await phones.Mia.getByText('More or less than that?').waitFor()
    await endGame(phones.Sofie)
    await tv
      .getByText(/The winner|picks what comes next/)
      .first()
      .waitFor()
    await shoot('end', 'Sofie', 'Jonas', 'tv')
  },
}
