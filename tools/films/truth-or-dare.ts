import type { Page } from 'playwright-core'
import type { Film, FilmedRoom, Name } from '../film.ts'
import { start } from '../film.ts'

const slow = { timeout: 20_000 }

export const truthOrDareFilm: Film = {
  name: 'truth-or-dare',
  title: 'Truth or dare',
  async play({ phones, tv, shoot }) {
    await start(phones.Sofie)
    await tv.getByText('The bottle turns').waitFor(slow)
    await shoot('spin', 'Sofie', 'tv')
    const [turn, ...others] = await findTurn(phones)
    const [first, second] = others as [Name, Name]
    await shoot('choose', turn, first, 'tv')
    await phones[first].getByRole('button', { name: 'Dare', exact: true }).click()
    await phones[turn].getByText('Flip a coin for me').waitFor(slow)
    await shoot('awake', turn, first)
    await phones[turn].getByRole('button', { name: /^Dare/ }).click()
    await phones[first]
      .getByText(/^Pick one for/)
      .first()
      .waitFor(slow)
    await offer(phones[first]).click()
    await shoot('pick', turn, first, second, 'tv')
    for (const name of others.slice(1)) await offer(phones[name]).click()
    const done = phones[turn].getByRole('button', { name: /^(Did it|Start|Done already)/ }).first()
    await done.waitFor(slow)
    await shoot('do', turn, first, 'tv')
    await phones[turn]
      .getByRole('button', { name: /^(Did it|Done already)/ })
      .first()
      .click()
    await phones[first].getByRole('button', { name: /^Legendary/ }).click()
    await phones[second].getByRole('button', { name: /^Good/ }).click()
    await shoot('rate', turn, first, 'tv')
    for (const name of others.slice(2))
      await phones[name].getByRole('button', { name: /^Legendary/ }).click()
    await tv.getByText('Legendary.').waitFor(slow)
    await shoot('look-up', first)
    await phones[first].getByText('Legendary.').waitFor(slow)
    await shoot('result', turn, first, 'tv')
    await passOnce(phones, shoot)
  },
}

const offer = (page: Page) => page.locator('button[aria-pressed="false"]').first()

/** Whose turn it is, and then the others. */
async function findTurn(phones: FilmedRoom['phones']): Promise<[Name, ...Name[]]> {
  const names = Object.keys(phones) as Name[]
  const turn = await Promise.any(
    names.map(async (name) => {
      await phones[name].getByText('Your turn').waitFor(slow)
      return name
    }),
  )
  return [turn, ...names.filter((name) => name !== turn)]
}

async function passOnce(phones: FilmedRoom['phones'], shoot: FilmedRoom['shoot']): Promise<void> {
  await phones.Sofie.getByRole('button', { name: /^Next/ }).click()
  const [turn, first] = await findTurn(phones)
  await phones[turn].getByText('Flip a coin for me').waitFor(slow)
  await phones[turn].getByRole('button', { name: /^Truth/ }).click()
  await phones[turn].getByRole('button', { name: /^Pass/ }).click(slow)
  await phones[turn].getByText('Five deep bows').waitFor(slow)
  await shoot('passed', turn, first as Name, 'tv')
}
