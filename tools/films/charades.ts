import type { Page } from 'playwright-core'
import type { Film, FilmedRoom, Name } from '../film.ts'
import { start } from '../film.ts'

type Phones = FilmedRoom['phones']

const button = (page: Page, name: RegExp) => page.getByRole('button', { name })

export const charadesFilm: Film = {
  name: 'charades',
  title: 'Charades',
  async play({ phones, tv, shoot }) {
    await start(phones.Sofie)
    await button(phones.Sofie, /^Begin/).waitFor()
    await shoot('sides', 'Sofie', 'tv')
    await button(phones.Sofie, /^Begin/).click()
    await phones.Sofie.getByText(/^(You act|You guess|Make your call)$/)
      .first()
      .waitFor()
    const guesser = await whoHas(phones, /^Start/)
    const actor = await whoHas(phones, /^$/, 'You act')
    const rival = await whoHas(phones, /^7$/)
    const other = await whoHas(phones, /^7$/, undefined, rival)
    await button(phones[rival], /^3$/).click()
    await shoot('ready', guesser, actor, rival, 'tv')
    await button(phones[guesser], /^Start 60/).click({ timeout: 15_000 })
    for (const mark of [/^Hit/, /^Hit/, /^Pass/, /^Hit/]) {
      await button(phones[actor], mark).click()
      await phones[actor].waitForTimeout(400)
    }
    await shoot('running', guesser, actor, rival, 'tv')
    await button(phones[rival], /^Foul/).click()
    await shoot('foul-called', rival)
    await button(phones[rival], /^(Foul|Called)/).click()
    await button(phones[other], /^Foul/).click()
    await tv.getByText('That one is void').waitFor()
    await shoot('foul', 'tv')
    await button(phones[rival], /^Buzz/).waitFor({ timeout: 90_000 })
    await shoot('steal', rival)
    await button(phones[rival], /^Buzz/).click()
    await button(phones[actor], /^Right/).waitFor()
    await shoot('judge', actor)
    await button(phones[actor], /^Right/).click()
    await tv.getByText(/stole the last one/).waitFor()
    await button(phones[actor], /^Next/).waitFor()
    await shoot('list', actor, 'tv')
  },
}

/** The first phone with that button, or with those words. */
async function whoHas(phones: Phones, name: RegExp, words?: string, except?: Name): Promise<Name> {
  const names = Object.keys(phones) as Name[]
  for (const each of names) {
    if (each === except) continue
    const found = words
      ? phones[each].getByText(words, { exact: true })
      : button(phones[each], name)
    if (await found.first().isVisible()) return each
  }
  throw new Error(`Nobody has ${words ?? name}`)
}
