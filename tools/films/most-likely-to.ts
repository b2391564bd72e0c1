import type { Page } from 'playwright-core'
import type { Film, FilmedRoom, Name } from '../film.ts'
import { start } from '../film.ts'

const vote = (page: Page, name: Name) => page.getByRole('button', { name, exact: true }).click()
const guess = (page: Page, count: string) =>
  page.getByRole('button', { name: count, exact: true }).click()

/** A name each; Ida is the last. */
async function voteForMia({ phones, tv, shoot }: FilmedRoom): Promise<void> {
  await vote(phones.Sofie, 'Mia')
  await vote(phones.Jonas, 'Mia')
  await vote(phones.Mia, 'Noah')
  await guess(phones.Sofie, '1')
  await guess(phones.Jonas, 'None')
  await guess(phones.Mia, 'None')
  await tv.getByText('3 of 6 in').waitFor()
  await shoot('vote', 'Sofie', 'Ida', 'tv')
  await vote(phones.Emil, 'Mia')
  await vote(phones.Noah, 'Sofie')
  await vote(phones.Ida, 'Mia')
  for (const name of ['Emil', 'Noah', 'Ida'] as const) await guess(phones[name], '1')
}

export const mostLikelyToFilm: Film = {
  name: 'most-likely-to',
  title: 'Most likely to',
  async play(room) {
    const { phones, tv, shoot } = room
    await start(phones.Sofie)
    await phones.Ida.getByRole('button', { name: 'Mia', exact: true }).waitFor()
    await voteForMia(room)
    await phones.Sofie.getByText('Look up.').waitFor()
    await shoot('look', 'Sofie')
    await tv.getByText('Mia had guessed none.').waitFor({ timeout: 20_000 })
    const appeal = phones.Mia.getByRole('button', { name: /^Appeal/ })
    await appeal.waitFor({ timeout: 20_000 })
    await shoot('reveal', 'Sofie', 'Mia', 'Ida', 'tv')
    await appeal.click()
    await tv.getByText('Mia pleads.').waitFor()
    await shoot('plea', 'Mia', 'tv')
    // On a slow machine the plea may be over by then.
    const rest = phones.Mia.getByRole('button', { name: /^I rest my case/ })
    if (await rest.isVisible()) await rest.click()
    await tv.getByText('Guilty or not?').waitFor()
    await shoot('verdict', 'Sofie', 'tv')
    const judged = phones.Sofie.getByRole('heading', { name: /^(Guilty|Acquitted)\./ })
    await judged.waitFor({ timeout: 30_000 })
    await shoot('judged', 'Mia', 'tv')
  },
}
