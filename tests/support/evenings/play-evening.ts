import { setTimeout as sleep } from 'node:timers/promises'
import { randomInt, seededAt } from '#domain/random.ts'
import { games } from '#games/registry.ts'
import {
  type Devices,
  joinRoom,
  newPage,
  openRoom,
  pickGame,
  startScreen,
  watchRoom,
} from '#tests/e2e/room-actions.ts'
import { loadRandomGames } from '../games/load-random-games.ts'
import { countRounds } from './count-rounds.ts'
import { type Evening, type Fault, type Figures, logStep, noFigures, report } from './evening.ts'
import { actOn, type EveningPage, lookAt, openEveningPage } from './evening-page.ts'
import type { EveningServer } from './evening-server.ts'
import { comeBack, happen } from './events.ts'
import { playHands } from './play-hands.ts'
import { openFreezeWatch } from './watch-freezes.ts'
import { checkFrames } from './watch-secrets.ts'

const names = ['Sofie', 'Jonas', 'Mia', 'Emil', 'Ida', 'Noah'] as const

export type EveningOrder = {
  game: Evening['game']
  seed: number
  /** Milliseconds of play. */
  ms: number
  /** Names of events that happen; all where it is missing. */
  only?: readonly string[]
  /** Milliseconds between two events, at least and at most. */
  everyMs?: readonly [number, number]
  seats?: number
}

/** An evening of one game: six phones, one that watches and a TV, all of them pages. */
export async function playEvening(
  server: EveningServer,
  devices: Devices,
  order: EveningOrder,
): Promise<{ figures: Figures; faults: Fault[] }> {
  const evening = await openEvening(server, devices, order)
  try {
    await startGame(evening)
    const endsAtMs = Date.now() + order.ms
    const isOver = () => Date.now() >= endsAtMs
    await Promise.all([
      playHands(evening, isOver),
      makeEvents(evening, order, isOver),
      watchAll(evening, isOver),
    ])
    await comeBack(evening, true)
    await catchUp(evening)
  } catch (error) {
    report(evening, 'errors', 'the evening', (error as Error).message)
  } finally {
    for (const { page } of evening.pages) await page.context().close()
  }
  evening.figures.evenings++
  return evening
}

async function openEvening(
  server: EveningServer,
  devices: Devices,
  { game, seed, seats = names.length }: EveningOrder,
): Promise<Evening> {
  const host = await newPage(devices)
  const code = await openRoom(host, names[0])
  const pages = [await openEveningPage(host, names[0], 'seat')]
  pages.push(await openEveningPage(await startScreen(devices, code), 'TV', 'screen'))
  for (const name of names.slice(1, seats)) {
    pages.push(await openEveningPage(await joinRoom(devices, code, name), name, 'seat'))
  }
  pages.push(await openEveningPage(await watchRoom(devices, code), 'Audience', 'audience'))
  return {
    game,
    seed,
    devices,
    server,
    code,
    pages,
    history: server.historyOf(code),
    secretsOf: loadRandomGames,
    // Games of one seed have evenings of their own.
    random: seededAt(
      seed,
      games.findIndex(({ slug }) => slug === game.slug),
    ),
    figures: noFigures(),
    faults: [],
    steps: [],
  }
}

/** With house rules of this evening: the host taps some at random. */
async function startGame(evening: Evening): Promise<void> {
  const { game, random } = evening
  const [host] = evening.pages as [EveningPage]
  await pickGame(host.page, game.title)
  await host.page.getByRole('button', { name: /^House rules/ }).click()
  await host.page.getByRole('dialog', { name: 'House rules' }).waitFor()
  for (let tap = randomInt(4, random); tap > 0; tap--) {
    const seen = await lookAt(host)
    if (seen) logStep(evening, host.name, (await actOn(host, seen, 'rules', random)) ?? '')
  }
  await host.page.getByRole('button', { name: 'Close' }).click()
  await host.page.getByRole('button', { name: /^Start/ }).click()
}

async function makeEvents(
  evening: Evening,
  { only, everyMs: [least, most] = [3_000, 9_000] }: EveningOrder,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const untilMs = Date.now() + least + randomInt(most - least, evening.random)
    while (Date.now() < untilMs && !isOver()) {
      await sleep(250)
      await comeBack(evening)
    }
    if (isOver()) return
    await happen(evening, only).catch((error: Error) => {
      // The room has moved on under the finger.
      logStep(evening, 'event', `[did not happen: ${error.message.split('\n')[0]}]`)
    })
  }
}

async function watchAll(evening: Evening, isOver: () => boolean): Promise<void> {
  const watch = openFreezeWatch(evening)
  const count = countRounds(evening)
  while (!isOver()) {
    await sleep(250)
    await checkFrames(evening)
    await watch()
    await count()
    checkErrors(evening)
  }
}

function checkErrors(evening: Evening): void {
  for (const screen of evening.pages) {
    for (const error of screen.errors.splice(0)) report(evening, 'errors', screen.name, error)
  }
}

/** Whoever slept shows what is, at the end. */
async function catchUp(evening: Evening): Promise<void> {
  const watch = openFreezeWatch(evening)
  const isBehind = async () => {
    const version = (await evening.history.latest())?.version ?? 0
    return evening.pages.some(({ view }) => (view?.seq ?? 0) < version)
  }
  const untilMs = Date.now() + 25_000
  while ((await isBehind()) && Date.now() < untilMs) {
    await watch()
    await sleep(250)
  }
  await checkFrames(evening)
  checkErrors(evening)
}
