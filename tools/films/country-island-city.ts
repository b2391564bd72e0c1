import type { Locator, Page } from 'playwright-core'
import { type Film, type FilmedRoom, start } from '../film.ts'

type Phones = FilmedRoom['phones']

/** Any word will do that begins with the letter. */
const endings = ['ania', 'olmo', 'urg', 'ivet', 'essa', 'andle'] as const

/** The clock may be faster. */
const tap = (button: Locator) => button.click({ timeout: 3000 }).catch(() => {})

/** Only the stopper's phone has the button. */
const stop = (phones: Phones) =>
  Promise.all(Object.values(phones).map((page) => tap(page.getByRole('button', { name: /^Stop/ }))))

/** Fills the fields of a phone from the first. @param ending of the words, different or shared */
async function write(page: Page, ending: string, count: number): Promise<void> {
  const fields = page.getByRole('textbox')
  await fields.first().waitFor()
  const letter = (await fields.first().getAttribute('placeholder'))?.charAt(0) ?? ''
  for (let at = 0; at < count; at++) await fields.nth(at).fill(`${letter}${ending}`)
}

export const countryIslandCityFilm: Film = {
  name: 'country-island-city',
  title: 'Country Island City',
  async play({ phones, tv, shoot }) {
    await start(phones.Sofie)
    await tv.getByText(/stops it/).waitFor()
    await shoot('letter', 'Sofie', 'Jonas', 'tv')
    await stop(phones)
    await write(phones.Ida, 'ibreland', 3)
    await shoot('write', 'Ida', 'tv')
    const columns = await phones.Ida.getByRole('textbox').count()
    for (const [at, name] of (['Jonas', 'Mia', 'Emil'] as const).entries()) {
      await write(phones[name], at < 2 ? 'erbia' : (endings[at] ?? ''), columns - 1)
    }
    await write(phones.Ida, 'ibreland', columns)
    await phones.Ida.getByRole('button', { name: /^Done/ }).click()
    await tv.getByText('Ida is done').waitFor()
    await shoot('done', 'Ida', 'Jonas', 'tv')
    await phones.Jonas.getByRole('button', { name: /^Doubt/ })
      .first()
      .waitFor({ timeout: 30_000 })
    const doubt = /^Doubt.*ibreland/
    for (const name of ['Jonas', 'Emil'] as const) {
      await tap(phones[name].getByRole('button', { name: doubt }))
    }
    await tap(phones.Jonas.getByRole('button', { name: /^Like.*ibreland/ }))
    await shoot('column', 'Jonas', 'tv')
    await phones.Mia.getByRole('button', { name: /^Counts/ }).waitFor({ timeout: 15_000 })
    await tap(phones.Sofie.getByRole('button', { name: /^Counts/ }))
    await shoot('vote', 'Mia', 'tv')
    for (const name of ['Jonas', 'Mia', 'Emil', 'Noah'] as const) {
      await tap(phones[name].getByRole('button', { name: /^Doesn/ }))
    }
    await tv.getByText(/(is out|counts)\.$/).waitFor({ timeout: 15_000 })
    await shoot('verdict', 'tv')
    await tv.getByText(/^So far/).waitFor({ timeout: 90_000 })
    await phones.Ida.getByRole('table').waitFor({ timeout: 20_000 })
    await shoot('scores', 'Ida', 'tv')
  },
}
