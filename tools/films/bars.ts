import type { Page } from 'playwright-core'
import { type Film, type FilmedRoom, type Name, start } from '../film.ts'

type Bar = {
  name: string
  title: string
  /** Into the ritual of the TV. */
  ritualMs: readonly number[]
  /** Every kind of card, not the ritual alone. */
  isWhole?: boolean
}

const names: readonly Name[] = ['Sofie', 'Jonas', 'Mia', 'Emil', 'Ida', 'Noah']
/** A kind of card that does not come in so many draws is left out. */
const maxDraws = 90

function barFilm({ name, title, ritualMs, isWhole }: Bar): Film {
  return {
    name,
    title,
    async play(room) {
      const { phones, tv, shoot } = room
      await tv.clock.install()
      await tv.clock.pauseAt(Date.now() + 500)
      await start(phones.Sofie)
      await phones.Ida.getByText('Look up.').waitFor()
      let passedMs = 0
      for (const ms of ritualMs) {
        await tv.clock.runFor(ms - passedMs)
        passedMs = ms
        await shoot(`draw-${ms}`, 'tv')
      }
      await tv.clock.resume()
      await tv.clock.setSystemTime(Date.now())
      if (isWhole) await playKinds(room)
      else await shoot('card', 'tv')
    },
  }
}

/** In the order of the game; the same name twice is the same scene. */
const scenes = ['follow', 'vote', 'number', 'race', 'versus', 'rule', 'agree', 'lifted'] as const
type Kind = (typeof scenes)[number]

async function playKinds(room: FilmedRoom): Promise<void> {
  const { phones } = room
  const wanted = new Set<Kind>(scenes)
  for (let draws = 0; draws < maxDraws && wanted.size > 0; draws++) {
    const kind = await kindOnTable(phones.Sofie, phones.Jonas)
    const isFirst = wanted.delete(kind)
    if (isFirst) console.log(`A card to ${kind}`)
    // Rules come after three cards, and their end cards after a few more.
    const isPlayed = isFirst || kind === 'lifted' || wanted.size <= 3
    if (!isPlayed) await swap(phones.Noah)
    else await play[kind](room, isFirst)
  }
  const { Sofie, Jonas } = phones
  await Sofie.getByRole('button', { name: /room$/ }).click()
  await Sofie.getByRole('button', { name: /^End this game/ }).click()
  await Jonas.getByText('picks.').waitFor()
  await room.shoot('end', 'Sofie', 'tv')
}

const shows = (page: Page, name: RegExp) => page.getByRole('button', { name }).isVisible()
const press = (page: Page, name: RegExp) =>
  page.getByRole('button', { name, disabled: false }).first().click()

const lookMs = 250

/** Read from Sofie’s phone, once the TV has drawn the card. */
async function kindOnTable(sofie: Page, jonas: Page): Promise<Kind> {
  for (;;) {
    const kind = await kindNow(sofie, jonas)
    if (kind) return kind
    await sofie.waitForTimeout(lookMs)
  }
}

async function kindNow(sofie: Page, jonas: Page): Promise<Kind | null> {
  if (await sofie.getByText('Look up.').isVisible()) return null
  if (await shows(sofie, /^Next/)) return null
  if (await shows(sofie, /^Agreed/)) return 'rule'
  if (await shows(sofie, /^Lifted/)) return 'lifted'
  if (await shows(sofie, /^Lock it in/)) return 'number'
  if (await shows(sofie, /^Encore/)) return 'follow'
  if (
    await sofie
      .getByText(/Wait for it|Now!/)
      .first()
      .isVisible()
  )
    return 'race'
  if (await sofie.getByText('Watch closely').isVisible()) return 'versus'
  if (await shows(sofie, /^Pass/)) return (await shows(jonas, /^Encore/)) ? 'follow' : 'versus'
  if (await shows(sofie, /^Done/)) return 'agree'
  return (await sofie.getByText(/votes/).first().isVisible()) ? 'vote' : null
}

async function swap(page: Page): Promise<void> {
  await press(page, /^Not for us/)
  await page.getByText('Look up.').waitFor()
}

async function next(page: Page): Promise<void> {
  await page.locator('button:not([aria-disabled])', { hasText: /^Next/ }).click()
}

/** Waits until the TV shows how the card ended. */
const told = (page: Page, words: RegExp) => page.locator('main').getByText(words).first().waitFor()

/** Whose phones show this button. */
async function who(room: FilmedRoom, name: RegExp): Promise<Name[]> {
  const shown = await Promise.all(names.map((name_) => shows(room.phones[name_], name)))
  return names.filter((_, at) => shown[at])
}

const play: Record<Kind, (room: FilmedRoom, isFirst: boolean) => Promise<void>> = {
  async follow(room, isFirst) {
    const { phones, shoot } = room
    const [actor = 'Sofie'] = await who(room, /^Pass/)
    const others = names.filter((name) => name !== actor)
    const [other = 'Jonas'] = others
    for (const name of others.slice(0, 3)) await press(phones[name], /^Encore/)
    if (isFirst) await shoot('follow', actor, other, 'tv')
    await phones[actor]
      .locator('button:not([aria-disabled])', { hasText: /^(Did|Said|Told) it/ })
      .click()
    await told(phones[other], / (did|said|told) it\./)
    if (isFirst) await shoot('followed', actor, other, 'tv')
    await next(phones[other])
  },
  async vote(room, isFirst) {
    const { phones, tv, shoot } = room
    for (const [at, name] of names.slice(0, 4).entries()) await slab(phones[name], at % 3 === 0)
    if (isFirst) await shoot('vote', 'Sofie', 'tv', 'Noah')
    for (const name of ['Ida', 'Noah'] as const) await slab(phones[name], false)
    await tv
      .getByText(/ to |each|all of you/)
      .first()
      .waitFor()
    await phones.Sofie.getByText(/ to |each|all of you/)
      .first()
      .waitFor()
    if (isFirst) await shoot('voted', 'Sofie', 'Jonas', 'tv')
    await next(phones.Mia)
  },
  async number(room, isFirst) {
    const { phones, tv, shoot } = room
    for (const [at, name] of names.entries()) {
      await phones[name].getByLabel('Your guess').fill(String(12 + at * at * 3))
      if (name === 'Ida' && isFirst) await shoot('number', 'Noah', 'tv', 'Sofie')
      if (await shows(phones[name], /^Lock it in/)) await press(phones[name], /^Lock it in/)
    }
    await told(phones.Sofie, /Who knows it/)
    await phones.Mia.getByLabel('The true number').fill('27')
    if (isFirst) await shoot('truth', 'Mia', 'tv')
    if (await shows(phones.Mia, /^That is it/)) await press(phones.Mia, /^That is it/)
    await told(phones.Sofie, /It was|Nobody knows/)
    await tv
      .getByText(/It was|Nobody knows\./)
      .first()
      .waitFor()
    if (isFirst) await shoot('numbered', 'Sofie', 'Noah', 'tv')
    await next(phones.Emil)
  },
  async race(room, isFirst) {
    const { phones, shoot } = room
    if (isFirst) await shoot('wait', 'Sofie')
    for (const name of names) {
      await phones[name].getByRole('button', { name: 'Now!' }).click({ timeout: 15_000 })
      if (name === 'Sofie' && isFirst) await shoot('race', 'Noah')
    }
    await phones.Sofie.getByText(/last\./)
      .first()
      .waitFor()
    if (isFirst) await shoot('raced', 'Sofie', 'tv')
    await next(phones.Emil)
  },
  async versus(room, isFirst) {
    const { phones, shoot } = room
    const actors = await who(room, /^Pass/)
    const [first = 'Sofie', second = 'Jonas'] = actors
    const judges = names.filter((name) => !actors.includes(name))
    const [judge = 'Mia', other = 'Emil'] = judges
    if (isFirst) await shoot('duel', first, judge, 'tv')
    await press(phones[first], /^Done/)
    await press(phones[judge], new RegExp(`^${second}`))
    if (isFirst) await shoot('verdict', judge, 'tv', first)
    for (const name of judges.slice(1)) {
      if (await shows(phones[name], new RegExp(`^${second}`))) {
        await press(phones[name], new RegExp(`^${second}`))
      }
    }
    await told(phones[other], / won\.|A tie\./)
    if (isFirst) await shoot('won', first, second, 'tv')
    await next(phones[other])
  },
  async rule({ phones, tv, shoot }, isFirst) {
    if (isFirst) await shoot('rule', 'Jonas', 'tv')
    await phones.Mia.locator('button:not([aria-disabled])', { hasText: /^Agreed/ }).click()
    await phones.Mia.getByText('Look up.').waitFor()
    await phones.Mia.getByText('Look up.').waitFor({ state: 'hidden' })
    const strip = (page: Page) => page.getByRole('button', { name: /Seen a slip|Two rules/ })
    if (!isFirst || !(await strip(phones.Mia).isVisible())) return
    await strip(phones.Mia).click()
    await shoot('slip', 'Mia')
    const tapped = phones.Ida.getByRole('button', { name: /Saw it too/ })
    await phones.Mia.getByRole('dialog').getByRole('button', { name: /Emil/ }).first().click()
    await tapped.click()
    await tv.getByText('Caught!').waitFor()
    await shoot('caught', 'Emil', 'Jonas', 'tv')
  },
  async agree({ phones, shoot }, isFirst) {
    if (isFirst) await shoot('agree', 'Jonas', 'tv')
    await phones.Mia.locator('button:not([aria-disabled])', { hasText: /^Done/ }).click()
    await phones.Mia.getByText('Look up.').or(phones.Mia.getByText('Lifted')).first().waitFor()
  },
  async lifted({ phones, shoot }, isFirst) {
    if (isFirst) await shoot('lifted', 'Jonas', 'tv')
    await phones.Mia.locator('button:not([aria-disabled])', { hasText: /^Lifted/ }).click()
    await phones.Mia.getByText('Look up.').or(phones.Mia.getByText('End card')).first().waitFor()
  },
}

/** One of a vote's two slabs. */
async function slab(page: Page, isFirst: boolean): Promise<void> {
  const slabs = page.locator('main button').filter({ hasNotText: /room|Leave|Not for us|force/ })
  await slabs.nth(isFirst ? -2 : -1).click()
}

export const barFilms: readonly Film[] = [
  barFilm({ name: 'slusen', title: 'Slusen', ritualMs: [100, 300, 600, 1200] }),
  barFilm({ name: 'squiffy', title: 'Squiffy', ritualMs: [300, 900, 1500], isWhole: true }),
  barFilm({ name: 'scrollbar', title: 'Scrollbar', ritualMs: [300, 1200] }),
]
