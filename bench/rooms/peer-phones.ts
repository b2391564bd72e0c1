// Phones of Razzia 3.0.0, by the client library of its own checkout.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { OpenWish } from './driver.ts'
import type { BenchPhone } from './phone.ts'

type PeerSocket = {
  on: (event: string, listener: (data: never) => void) => void
  once: PeerSocket['on']
  emit: (event: string, data?: unknown) => void
  close: () => void
}
type Connect = (url: string, options: object) => PeerSocket
type PeerRoom = { seats: BenchPhone[]; watching: BenchPhone[]; ask: () => Promise<void> }

const receive = <Data>(socket: PeerSocket, event: string): Promise<Data> =>
  new Promise((resolve) => socket.once(event, resolve as (data: never) => void))

/** One who runs the quiz, the seats, and who watches: a player that never answers. */
export async function openPeerRoom(
  url: string,
  { peer = '', seats, watching }: OpenWish,
  joins: number[],
): Promise<PeerRoom> {
  const { io } = createRequire(join(peer, 'packages/web/package.json'))('socket.io-client') as {
    io: Connect
  }
  const open = async () => {
    const auth = { clientId: crypto.randomUUID() }
    const socket = io(url, { path: '/ws', forceNew: true, auth })
    await receive(socket, 'connect')
    return socket
  }
  const manager = await open()
  const created = receive<{ gameId: string; inviteCode: string }>(manager, 'manager:gameCreated')
  manager.emit('game:create', 'bench')
  const { gameId, inviteCode } = await created

  // Every answer ends with a count to everybody, which is the last of what it sends.
  const phoneOf = (socket: PeerSocket): BenchPhone => {
    const phone: BenchPhone = {
      send: () => socket.emit('player:selectedAnswer', { gameId, data: { answerKey: 0 } }),
      close: () => socket.close(),
      seq: 0,
      view: '',
      isTapped: true,
      onView: null,
    }
    socket.on('game:totalPlayers', () => {
      phone.seq++
      phone.onView?.()
    })
    return phone
  }
  const players: BenchPhone[] = []
  const watched = phoneOf(manager)
  while (players.length < seats + watching - 1) {
    const startedMs = performance.now()
    const socket = await open()
    const phone = phoneOf(socket)
    const found = receive(socket, 'game:successRoom')
    socket.emit('player:join', inviteCode)
    await found
    const joined = receive(socket, 'game:successJoin')
    socket.emit('player:login', { gameId, data: { username: `Guest ${players.length}` } })
    await joined
    joins.push(performance.now() - startedMs)
    players.push(phone)
  }

  let isStarted = false
  const onStatus = (name: string) =>
    new Promise<void>((resolve) =>
      manager.on('game:status', (status: { name: string }) => status.name === name && resolve()),
    )
  const all = [watched, ...players]
  const ask = async () => {
    const open = onStatus('SELECT_ANSWER')
    if (isStarted) {
      const over = onStatus('SHOW_RESPONSES')
      manager.emit('manager:abortQuiz', { gameId })
      await over
    }
    manager.emit(isStarted ? 'manager:nextQuestion' : 'manager:startGame', { gameId })
    isStarted = true
    await open
    for (const phone of all) phone.seq = 0
  }
  return { seats: players.slice(0, seats), watching: [watched, ...players.slice(seats)], ask }
}
