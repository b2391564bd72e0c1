import type { Page } from 'playwright-core'
import type { Film } from '../film.ts'
import { start } from '../film.ts'

const has = (page: Page, isTrue: boolean) =>
  page.getByRole('button', { name: isTrue ? /^I have(?!n)/ : /^I haven/ }).click()

export const neverHaveIEverFilm: Film = {
  name: 'never-have-i-ever',
  title: 'Never have I ever',
  async play({ phones, tv, shoot }) {
    await shoot('lobby', 'Sofie', 'Jonas', 'tv')
    await start(phones.Sofie)
    await phones.Ida.getByRole('button', { name: /^I haven/ }).waitFor()
    await has(phones.Sofie, true)
    await has(phones.Jonas, true)
    await has(phones.Mia, false)
    await tv.getByText('3 of 6 in').waitFor()
    await shoot('ask', 'Sofie', 'Ida', 'tv')
    for (const name of ['Emil', 'Ida', 'Noah'] as const) await has(phones[name], false)
    await tv.getByText('Two have.').waitFor({ timeout: 20_000 })
    await phones.Sofie.getByText('lose one').waitFor({ timeout: 20_000 })
    await shoot('reveal', 'Sofie', 'Mia', 'tv')
  },
}
