/** What a socket or a stream reports, never while it is being opened. */
export type TransportEvents = {
  opened(): void
  received(text: string): void
  closed(): void
}

export type Transport = { send(text: string): void; close(): void }
export type OpenTransport = (events: TransportEvents) => Transport

export type ConnectionDeps = {
  openSocket: OpenTransport
  /** Where sockets do not pass: server-sent events down, POST up. */
  openStream: OpenTransport
  ping: string
  random?: () => number
  /** A new transport is open: say hello and send what was not acknowledged. */
  onOpen(opened: Transport, isSocket: boolean): void
  /** False where the server turns this page away: that is no connection, and is backed off from. */
  onText(text: string): boolean
  /** @param sinceMs since when nothing was received, without time asleep; null while connected */
  onLost(sinceMs: number | null): void
}

export type Connection = {
  /** Dropped without a connection: the sender sends it again after `onOpen`. */
  send(text: string): void
  /** Connects now, without waiting for the back-off. */
  retry(): void
  close(): void
}

export const connectMs = 4000
export const pingAfterMs = 9000
export const deadAfterMs = 25_000
/** A page that wakes trusts its connection only if something was received within this time. */
export const trustedMs = 3000
export const maxBackoffMs = 8000
export const socketAgainMs = 60_000
const firstBackoffMs = 500
const failuresBeforeStream = 2

/**
 * Keeps a connection to a room for as long as the page is visible: connects again for ever, never
 * trusts an old socket after sleep, and falls back to a stream where sockets fail.
 */
export function keepConnection(deps: ConnectionDeps): Connection {
  const { openSocket, openStream, ping, random = Math.random, onOpen, onText, onLost } = deps
  let current: Attempt | null = null
  /** A socket tried beside a stream. */
  let trial: Attempt | null = null
  let failedSockets = 0
  let attempts = 0
  let lastMessageAtMs = 0
  let lostSinceMs: number | null = Date.now()
  let isClosed = false
  let backoffTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined
  let trialTimer: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    clearTimeout(backoffTimer)
    drop()
    if (isClosed || isHidden()) return
    const isSocket = failedSockets < failuresBeforeStream
    const attempt = startAttempt(isSocket ? openSocket : openStream, {
      opened: () => take(attempt, isSocket),
      received: receive,
      ended(wasOpen) {
        if (current !== attempt) return
        current = null
        // A stream that fails gives sockets another try: the network itself may be gone.
        if (!wasOpen) failedSockets = isSocket ? failedSockets + 1 : failuresBeforeStream - 1
        lose()
      },
    })
    current = attempt
  }

  function take(attempt: Attempt, isSocket: boolean): void {
    if (isSocket) failedSockets = 0
    else planTrial()
    lastMessageAtMs = Date.now()
    watchSilence()
    onOpen(attempt, isSocket)
  }

  function receive(text: string): void {
    lastMessageAtMs = Date.now()
    watchSilence()
    if (!onText(text)) return
    attempts = 0
    setLost(null)
  }

  function setLost(sinceMs: number | null): void {
    if (sinceMs === lostSinceMs) return
    lostSinceMs = sinceMs
    onLost(sinceMs)
  }

  /** After the connection ended: tries again later, with full jitter. */
  function lose(): void {
    clearTimeout(silenceTimer)
    clearTimeout(trialTimer)
    trial?.close()
    trial = null
    setLost(lostSinceMs ?? Date.now())
    clearTimeout(backoffTimer)
    if (isClosed || isHidden()) return
    const maxMs = Math.min(maxBackoffMs, firstBackoffMs * 2 ** attempts)
    attempts = Math.min(attempts + 1, 10)
    backoffTimer = setTimeout(connect, random() * maxMs)
  }

  /** Does not wait for the old connection to close: a dead one may never do so. */
  function drop(): void {
    clearTimeout(silenceTimer)
    clearTimeout(trialTimer)
    const old = [current, trial]
    current = null
    trial = null
    for (const attempt of old) attempt?.close()
  }

  function watchSilence(): void {
    clearTimeout(silenceTimer)
    const silentMs = Date.now() - lastMessageAtMs
    if (silentMs >= deadAfterMs) {
      drop()
      lose()
      return
    }
    if (silentMs >= pingAfterMs) current?.send(ping)
    const nextMs = silentMs < pingAfterMs ? pingAfterMs - silentMs : deadAfterMs - silentMs
    silenceTimer = setTimeout(watchSilence, nextMs)
  }

  function planTrial(): void {
    clearTimeout(trialTimer)
    trialTimer = setTimeout(() => {
      if (isHidden()) return
      const attempt = startAttempt(openSocket, {
        opened() {
          const stream = current
          current = attempt
          trial = null
          stream?.close()
          take(attempt, true)
        },
        received: receive,
        ended(wasOpen) {
          if (trial === attempt) {
            trial = null
            planTrial()
          } else if (current === attempt && wasOpen) {
            current = null
            lose()
          }
        },
      })
      trial = attempt
    }, socketAgainMs)
  }

  function onWake(): void {
    if (isClosed || isHidden()) return
    const isTrusted = current?.isOpen() && Date.now() - lastMessageAtMs < trustedMs
    if (isTrusted) return
    attempts = 0
    setLost(Date.now())
    connect()
  }

  function onVisibility(): void {
    if (isHidden()) clearTimeout(backoffTimer)
    else onWake()
  }

  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pageshow', onWake)
  window.addEventListener('online', onWake)
  connect()

  return {
    send: (text) => current?.send(text),
    retry() {
      if (isClosed) return
      attempts = 0
      connect()
    },
    close() {
      isClosed = true
      clearTimeout(backoffTimer)
      drop()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pageshow', onWake)
      window.removeEventListener('online', onWake)
    },
  }
}

type Attempt = Transport & { isOpen(): boolean }

type AttemptEvents = Pick<TransportEvents, 'opened' | 'received'> & {
  ended(wasOpen: boolean): void
}

/** One transport with a time to connect in; reports its end once, and nothing after `close`. */
function startAttempt(open: OpenTransport, events: AttemptEvents): Attempt {
  let state: 'connecting' | 'open' | 'ended' = 'connecting'
  const timer = setTimeout(() => end(), connectMs)
  const transport = open({
    opened() {
      if (state !== 'connecting') return
      state = 'open'
      clearTimeout(timer)
      events.opened()
    },
    received: (text) => state === 'open' && events.received(text),
    closed: () => end(),
  })

  function end(): void {
    if (state === 'ended') return
    const wasOpen = state === 'open'
    close()
    events.ended(wasOpen)
  }

  function close(): void {
    state = 'ended'
    clearTimeout(timer)
    transport?.close()
  }

  return {
    isOpen: () => state === 'open',
    send: (text) => state === 'open' && transport.send(text),
    close,
  }
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden'
}
