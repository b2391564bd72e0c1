import type { Page } from 'playwright-core'
import type { RoomMessageDown, RoomViewMessage } from '#contract/room-messages.ts'
import type { Random } from '#domain/random.ts'
import { chooseTap, type Moment, writeNumber, writeWord } from './choose-tap.ts'
import { aim, type Look, look } from './probe.ts'

export type Role = 'seat' | 'screen' | 'audience'

export type EveningPage = {
  page: Page
  name: string
  role: Role
  /** What it was sent lately: a page may still be drawing it. */
  frames: string[]
  unchecked: RoomViewMessage[]
  /** The last of them. */
  view: RoomViewMessage | null
  /** Not yet reported. */
  errors: string[]
  /** Asleep, or not in the room: epoch milliseconds of its return, and how. */
  away: { untilMs: number; back: () => Promise<unknown> } | null
  /** An event has it in its hands. */
  isBusy: boolean
  /** Epoch milliseconds since when it is there. */
  hereSinceMs: number
}

const keptFrames = 80
/** What a browser says of a network that is cut, or of a server that stands still. */
const cutNetwork = /net::ERR_|WebSocket connection to|status of 50[234]|EventSource/
/** What the room refuses a phone that went on alone with the game, or that was its host just now. */
const refused = /status of 409 .*\/(gone-along|bring-back|copies)$/
/** A page that is being loaded answers nothing. */
const maxWaitMs = 8_000

/** A screen of the evening: what it is sent, by socket or by events, and what goes wrong in it. */
export async function openEveningPage(page: Page, name: string, role: Role): Promise<EveningPage> {
  const screen: EveningPage = {
    page,
    name,
    role,
    frames: [],
    unchecked: [],
    view: null,
    errors: [],
    away: null,
    isBusy: false,
    hereSinceMs: Date.now(),
  }
  page.on('pageerror', (error) => screen.errors.push(`exception: ${error.stack ?? error}`))
  page.on('crash', () => screen.errors.push('crashed'))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const words = `${message.text()} ${message.location().url}`
    if (cutNetwork.test(words) || refused.test(words)) return
    screen.errors.push(`console: ${words}`)
  })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.webSocketFrameReceived', ({ response }) =>
    receive(screen, response.payloadData),
  )
  network.on('Network.eventSourceMessageReceived', ({ data }) => receive(screen, data))
  return screen
}

function receive(screen: EveningPage, text: string): void {
  if (!text.startsWith('{')) return
  screen.frames.push(text)
  if (screen.frames.length > keptFrames) screen.frames.shift()
  const message = JSON.parse(text) as RoomMessageDown
  if (message.type !== 'view') return
  screen.view = message
  screen.unchecked.push(message)
}

/** Not so where it has gone on alone with a copy of the game. */
export function isInRoom({ page }: EveningPage): boolean {
  return /^\/(r|tv)\//.test(new URL(page.url()).pathname)
}

/** Null while it loads. */
export async function lookAt({ page }: EveningPage): Promise<Look | null> {
  return await within(page.evaluate(look))
}

/** Presses one of the things it offers, as a finger does, and writes where it can; gives what. */
export async function actOn(
  screen: EveningPage,
  seen: Look,
  moment: Moment,
  random: Random,
): Promise<string | null> {
  const { page, name, view } = screen
  const tap = chooseTap(seen, moment, random)
  const at = tap && (await within(page.evaluate(aim, tap.at)))
  if (!tap || !at) return null
  await within(page.touchscreen.tap(at.x, at.y))
  if (tap.kind !== 'text' && tap.kind !== 'number') return tap.name
  const letter = /"letter":"(\p{L})"/u.exec(JSON.stringify(view?.room.table?.view ?? {}))?.[1]
  const word = tap.kind === 'number' ? writeNumber(random) : writeWord(name, letter, random)
  await within(page.keyboard.press('ControlOrMeta+a'))
  await within(page.keyboard.insertText(word))
  return `${tap.name}: ${word}`
}

/** Whether these words were sent to it lately. */
export function wasTold({ frames }: EveningPage, words: string): boolean {
  const quoted = JSON.stringify(words).slice(1, -1)
  return frames.some((frame) => frame.includes(quoted))
}

async function within<Value>(answer: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null).unref())
  return await Promise.race([answer.catch(() => null), late])
}
