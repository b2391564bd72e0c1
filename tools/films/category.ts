import type { Page } from 'playwright-core'
import type { Film, FilmedRoom, Name } from '../film.ts'
import { start } from '../film.ts'

/** A bomb leaves time for pictures: its turns have no clock. */
async function chooseBomb(host: Page): Promise<void> {
  await host.getByRole('button', { name: /^House rules/ }).click()
  await host.getByText('A hidden bomb').click()
  await host.keyboard.press('Escape')
}

/** Whose phone asks for a throw. */
async function whoThrows({ phones }: FilmedRoom): Promise<Name> {
  const waiting = Object.entries(phones).map(async ([name, page]) => {
    await page.getByText('Throw it to').waitFor()
    return name as Name
  })
  return Promise.any(waiting)
}

const throwIt = (page: Page) => page.getByRole('group').getByRole('button').first().click()

export const categoryFilm: Film = {
  name: 'category',
  title: 'Category',
  async play(room) {
    const { phones, tv, shoot } = room
    await chooseBomb(phones.Sofie)
    await start(phones.Sofie)
    await phones.Ida.getByRole('button', { name: 'Mia', exact: true }).click()
    await shoot('ready', 'Sofie', 'Ida', 'tv')
    await shoot('turn', await whoThrows(room), 'tv')
    await throwIt(phones[await whoThrows(room)])
    const doubter = (await whoThrows(room)) === 'Ida' ? 'Noah' : 'Ida'
    const challenge = phones[doubter].getByRole('button', { name: /^Challenge Sofie/ })
    await challenge.click()
    await tv.getByText('Does it count?').waitFor()
    await shoot('vote', 'Jonas', 'Sofie', 'tv')
    await phones.Sofie.getByText('Times caught').waitFor({ timeout: 30_000 })
    await shoot('fall', 'Sofie', doubter, 'tv')
    await phones.Mia.getByRole('button', { name: /^Next/ }).click()
    const thrower = await whoThrows(room)
    await shoot('listen', thrower === 'Jonas' ? 'Emil' : 'Jonas')
    await tv.getByText('was holding it.').waitFor({ timeout: 70_000 })
    await shoot('bomb', 'tv')
  },
}
