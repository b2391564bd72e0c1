import type {
  AudienceTap,
  GoodbyeReason,
  RoomCall,
  RoomHello,
  RoomMessageDown,
} from '#contract/room-messages.ts'
import { roomProtocol } from '#contract/room-protocol.ts'
import type { RoomView } from '#contract/room-view.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import type { Message } from '#domain/table/messages.ts'
import { newId } from '../device/random.ts'
import { currentBuild } from '../updates/current-build.ts'
import { askForBuild } from '../updates/other-build.ts'
import { reloadOnce } from '../updates/reload-once.ts'
import { trackClockOffset } from './clock-offset.ts'
import { keepConnection, type OpenTransport } from './connection.ts'
import { openMessageQueue, type Wanted } from './message-queue.ts'
import { keepOwnTaps, keepTapped } from './own-taps.ts'
import { isRepeated } from './repeated-tap.ts'
import { postMessages } from './room-api.ts'
import { openSocketTo, openStreamTo } from './transports.ts'

export type RoomVisitor = { code: string } & Pick<RoomHello, 'as' | 'token'>

export type RoomState = {
  /** The room's seat; null for a screen and the audience, and before it is known. */
  seat: number | null
  /** Null until the first view, and for a phone that knocks. */
  room: RoomView | null
  isKnocking: boolean
  /** Epoch milliseconds of this device since when nothing was received; null while connected. */
  lostSinceMs: number | null
  /** Milliseconds that the server's clock is ahead of this device's. */
  offsetMs: number
  /** The room is over for this phone. */
  goodbye: Exclude<GoodbyeReason, 'reload' | 'try-again'> | null
  /** Of who watches: what counts of this phone, for each question that still matters. */
  tapped: readonly AudienceTap[]
  notice: Message | null
  /** The server speaks a newer protocol: this page is about to be reloaded. */
  isOutdated: boolean
}

export type RoomSession = {
  subscribe(listener: () => void): () => void
  current(): RoomState
  move(move: { type: string }): void
  call(call: RoomCall): void
  /** Of who watches: in the place of an earlier one in the same phase. */
  tap(tap: AudienceTap): void
  /** A refusal, as it would come from the server. */
  say(notice: Message): void
  retry(): void
  dismissNotice(): void
  close(): void
}

/** A phone that wakes gets a hundred views at once: it draws the first and the last. */
const frameMs = 16

type Transports = { openSocket: OpenTransport; openStream: OpenTransport }

/** A phone's seat in a room, or a screen: everything that is sent and received. */
export function openRoomSession(
  { code, as, token }: RoomVisitor,
  transports?: Transports,
): RoomSession {
  const listeners = new Set<() => void>()
  let notifiedAtMs = Number.NEGATIVE_INFINITY
  let willNotify = false
  const tab = newId()
  const build = currentBuild() ?? ''
  const clock = trackClockOffset()
  let seq = 0
  const taps = keepOwnTaps()
  let state: RoomState = {
    seat: null,
    room: null,
    isKnocking: false,
    offsetMs: 0,
    goodbye: null,
    notice: null,
    isOutdated: false,
    tapped: [],
    lostSinceMs: Date.now(),
  }
  /** The room as the server sent it last. */
  let latest: RoomView | null = null
  /** What calls of this phone change in it, from the tap until the server has dealt with message `n`. */
  let ahead: { n: number; shown: Partial<RoomView> }[] = []
  /** The `seq` at which a message was made, by number of messages made. */
  const madeAt: number[] = []

  function change(next: Partial<RoomState>): void {
    state = { ...state, ...next }
    const waitMs = notifiedAtMs + frameMs - performance.now()
    if (waitMs <= 0) notify()
    else if (!willNotify) setTimeout(notify, waitMs)
    willNotify = waitMs > 0
  }

  function notify(): void {
    willNotify = false
    notifiedAtMs = performance.now()
    for (const listener of listeners) listener()
  }

  const asked = () => latest?.table?.audience.ask ?? null
  const shown = () => latest && Object.assign({}, latest, ...ahead.map((each) => each.shown))

  const queue = openMessageQueue({
    post: async (messages) => (token ? postMessages(code, { token, tab, messages }) : null),
    onRefusal({ code, params }, message) {
      if (ahead.some(({ n }) => n === message.n)) {
        ahead = ahead.filter(({ n }) => n !== message.n)
        change({ room: shown() })
      }
      // Two tapped Next at once: it has happened.
      if (goesOn(message) && madeAt[message.n - 1] !== seq) return
      change({ notice: { code, ...(params && { params: params as never }) } })
    },
  })

  function receive(message: RoomMessageDown): void {
    if ('now' in message) clock.update(message.now, Date.now())
    const offsetMs = clock.offsetMs()
    switch (message.type) {
      case 'seat':
        queue.open(socket)
        if (build && message.build !== build) askForBuild()
        change({ seat: message.seat, isKnocking: message.isKnocking, offsetMs })
        break
      case 'view':
        if (message.seq < seq) return
        seq = message.seq
        latest = message.room
        ahead = ahead.filter(({ n }) => n > message.acked)
        change({ room: shown(), isKnocking: false, offsetMs })
        queue.ack(message.acked)
        break
      case 'tapped':
        taps.onTapped(message)
        change({ tapped: keepTapped(state.tapped, message, asked()) })
        break
      case 'refusal':
        queue.refuse(message)
        break
      case 'goodbye':
        leave(message.why)
        break
    }
  }

  function leave(why: GoodbyeReason): void {
    // Another process may be newer; the connection's end brings the next try.
    if (why === 'try-again') return
    change(why === 'reload' ? { isOutdated: true } : { goodbye: why })
    close()
    if (why === 'reload') reloadOnce()
  }

  let socket: ((text: string) => void) | null = null
  const hello = () => ({
    token,
    as,
    tab,
    seq,
    build,
    protocol: roomProtocol,
    ...taps.repeated(),
  })
  const ping = JSON.stringify({ type: 'ping' })
  const connection = keepConnection({
    openSocket: transports?.openSocket ?? openSocketTo(code),
    openStream: transports?.openStream ?? openStreamTo(code, hello),
    ping,
    onOpen(opened, isSocket) {
      socket = isSocket ? opened.send : null
      if (isSocket) opened.send(JSON.stringify({ type: 'hello', ...hello() }))
    },
    onText(text) {
      const message = readMessage(text)
      if (message) receive(message)
      return message?.type !== 'goodbye'
    },
    onLost(lostSinceMs) {
      if (lostSinceMs !== null) queue.lose()
      change({ lostSinceMs })
    },
  })

  function close(): void {
    queue.close()
    connection.close()
  }

  /** False for a second tap of the same. */
  function add(message: Wanted): boolean {
    if (isRepeated(queue.newest(), message)) return false
    madeAt.push(seq)
    queue.add(message)
    return true
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
    move(move) {
      const promptSinceMs = state.room?.table?.promptSinceMs
      const made = promptSinceMs === undefined ? move : { ...move, promptSinceMs }
      add({ type: 'move', move: made })
    },
    call(call) {
      const isNew = add({ type: 'call', call })
      const soon = isNew && latest && shownAtOnce(call, latest)
      if (!soon) return
      ahead.push({ n: madeAt.length, shown: soon })
      change({ room: shown() })
    },
    tap(tap) {
      taps.tap(tap, asked(), Math.round(Date.now() + clock.offsetMs()))
      if (socket) socket(JSON.stringify({ type: 'tap', ...tap }))
      // A stream goes one way: it is opened anew, and its ticket says it.
      else if (state.lostSinceMs === null) connection.retry()
    },
    say: (notice) => change({ notice }),
    retry: () => connection.retry(),
    dismissNotice: () => change({ notice: null }),
    close,
  }
}

/** A Start that follows is meant for the picked game, and the next line adds to those before. */
function shownAtOnce(call: RoomCall, room: RoomView): Partial<RoomView> | null {
  if (call.do === 'lines') return { lines: call.lines }
  return call.do === 'change-game' && !room.table ? { game: call.game as GameSlug } : null
}

/** In Mix it is a move of the card's own game. */
function goesOn(message: Wanted): boolean {
  if (message.type !== 'move') return false
  const { type, move: ofCard } = message.move as { type: string; move?: { type?: string } }
  const made = type === 'card' ? ofCard?.type : type
  return made === 'next' || made === 'pass'
}

/** Null for what a captive portal or a newer server may send. */
function readMessage(text: string): RoomMessageDown | null {
  try {
    const message = JSON.parse(text)
    return typeof message?.type === 'string' ? message : null
  } catch {
    return null
  }
}
