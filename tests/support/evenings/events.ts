import { pick, randomInt } from '#domain/random.ts'
import { joinRoom, pressInRoomSheet } from '#tests/e2e/room-actions.ts'
import { type Evening, logStep } from './evening.ts'
import { type EveningPage, openEveningPage } from './evening-page.ts'

const minSeats = 4
const maxSeats = 7
const moreNames = ['Asger', 'Bertil', 'Clara', 'Ditte', 'Esben', 'Freja', 'Gorm', 'Hedda', 'Ivar']

type EveningEvent = {
  weight: number
  /** Whose it is; null where it cannot be now. */
  who: (evening: Evening) => EveningPage | null
  happen: (evening: Evening, screen: EveningPage) => Promise<void>
}

const there = ({ pages }: Evening) => pages.filter(({ away }) => away === null)
const seats = (evening: Evening) => there(evening).filter(({ role }) => role === 'seat')
const anyOf = (evening: Evening, pages: readonly EveningPage[]) =>
  pages.length > 0 ? pick(pages, evening.random) : null
export const isHost = ({ role, name, view }: EveningPage) =>
  role === 'seat' &&
  view?.room.seats.some((seat) => seat.seat === view.room.host && seat.name === name) === true

const events: Record<string, EveningEvent> = {
  sleep: {
    weight: 4,
    who: (evening) => anyOf(evening, seats(evening).length > 2 ? there(evening) : []),
    async happen({ figures, random }, screen) {
      figures.sleeps++
      const context = screen.page.context()
      await context.setOffline(true)
      putAway(screen, 2_000 + randomInt(38_000, random), () => context.setOffline(false))
    },
  },
  freeze: {
    weight: 2,
    who: (evening) => anyOf(evening, seats(evening).length > 2 ? seats(evening) : []),
    async happen({ figures, random }, screen) {
      figures.sleeps++
      const device = await screen.page.context().newCDPSession(screen.page)
      await device.send('Page.setWebLifecycleState', { state: 'frozen' })
      putAway(screen, 2_000 + randomInt(60_000, random), () =>
        device.send('Page.setWebLifecycleState', { state: 'active' }),
      )
    },
  },
  reload: {
    weight: 4,
    who: (evening) => anyOf(evening, there(evening)),
    async happen({ figures }, screen) {
      figures.reloads++
      await screen.page.reload()
      screen.hereSinceMs = Date.now()
      if (screen.role !== 'screen') return
      await screen.page.getByRole('button', { name: /^Start the screen/ }).click()
    },
  },
  'leave for now': {
    weight: 1,
    who: (evening) => anyOf(evening, seats(evening)),
    async happen({ figures, random, code }, screen) {
      figures.leaves++
      await screen.page.goto('/')
      putAway(screen, 1_000 + randomInt(25_000, random), () => screen.page.goto(`/r/${code}`))
    },
  },
  'give up the seat': {
    weight: 1,
    who: (evening) => anyOf(evening, seats(evening).length > minSeats ? seats(evening) : []),
    async happen(evening, screen) {
      evening.figures.leaves++
      await pressInRoomSheet(screen.page, 'Give up my seat')
      await screen.page.getByRole('dialog').waitFor({ state: 'hidden' })
      await screen.page.context().close()
      evening.pages.splice(evening.pages.indexOf(screen), 1)
    },
  },
  join: {
    weight: 2,
    who: (evening) =>
      evening.pages.filter(({ role }) => role === 'seat').length < maxSeats
        ? anyOf(evening, there(evening))
        : null,
    async happen(evening) {
      const name = moreNames[evening.figures.joins % moreNames.length] ?? ''
      evening.figures.joins++
      const page = await joinRoom(evening.devices, evening.code, name)
      evening.pages.push(await openEveningPage(page, name, 'seat'))
    },
  },
  'hand over': {
    weight: 2,
    who: (evening) => seats(evening).find(isHost) ?? null,
    async happen(evening, screen) {
      const others = seats(evening).filter((other) => other !== screen)
      if (others.length === 0) return
      evening.figures.hosts++
      await pressInRoomSheet(screen.page, 'Hand over')
      const people = screen.page.getByRole('dialog', { name: 'Hand over host' })
      await people.getByRole('button', { name: pick(others, evening.random).name }).click()
    },
  },
  deploy: {
    weight: 2,
    who: (evening) => evening.pages[0] ?? null,
    async happen({ figures, server }) {
      figures.deploys++
      await server.deploy()
    },
  },
}

/** Another one of those that can be now. */
export async function happen(evening: Evening, only?: readonly string[]): Promise<void> {
  await comeBack(evening)
  const open = Object.entries(events).flatMap(([name, event]) => {
    if (only && !only.includes(name)) return []
    const who = event.who(evening)
    return who ? [{ name, event, who }] : []
  })
  const drawn = open.flatMap((each) => Array(each.event.weight).fill(each)) as typeof open
  if (drawn.length === 0) return
  const { name, event, who } = pick(drawn, evening.random)
  logStep(evening, who.name, `[${name}]`)
  who.isBusy = true
  try {
    await event.happen(evening, who)
  } finally {
    who.isBusy = false
  }
}

function putAway(screen: EveningPage, ms: number, back: () => Promise<unknown>): void {
  screen.away = { untilMs: Date.now() + ms, back }
}

/** Those whose time has come, or all. */
export async function comeBack(evening: Evening, isAll = false): Promise<void> {
  for (const screen of evening.pages) {
    const { away } = screen
    if (!away || (!isAll && away.untilMs > Date.now())) continue
    logStep(evening, screen.name, '[is back]')
    await away.back()
    screen.hereSinceMs = Date.now()
    screen.away = null
  }
}
