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

/** A challenge has four seconds: its tap waits for the answer. */
async function throwAndDoubt({ phones }: FilmedRoom): Promise<Name> {
  const first = phones.Sofie.getByRole('group').getByRole('button').first()
  await first.waitFor()
  const doubter = (await first.innerText()).includes('Ida') ? 'Noah' : 'Ida'
  const challenge = phones[doubter].getByRole('button', { name: /^Challenge Sofie/ })
  await Promise.all([challenge.click(), first.click()])
  return doubter
}

export const categoryFilm: Film = {
  name: 'category',
  title: 'Category',
  async play(room) {
    const { phones, tv, shoot } = room
    await chooseBomb(phones.Sofie)
    await start(phones.Sofie)
    await phones.Ida.getByRole('button', { name: 'Mia', exact: true }).click()
    await shoot('ready', 'Ida', 'tv')
    const doubter = await throwAndDoubt(room)
    await tv.getByText('Does it count?').waitFor()
    await shoot('vote', 'Jonas', 'tv')
    await phones.Sofie.getByText('Times caught').waitFor({ timeout: 30_000 })
    await shoot('fall', 'Sofie', doubter, 'tv')
    await phones.Mia.getByRole('button', { name: /^Next/ }).click()
    const thrower = await whoThrows(room)
    await shoot('turn', thrower, 'tv', thrower === 'Jonas' ? 'Emil' : 'Jonas')
    await tv.getByText('was holding it.').waitFor({ timeout: 70_000 })
    await shoot('bomb', 'tv')
  },
}
