import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { connectPhone, openRoomAt } from '#tests/support/rooms/room-phone.ts'
import { expectOthersPlay, setUpRooms, tab } from '#tests/support/rooms/set-up-rooms.ts'

const rooms = setUpRooms()

describe('frames no phone of ours sends', () => {
  const move = (more: string) => `{"type":"move","n":1,"move":{"type":"answer","has":true${more}}}`
  const broken: [string, (socket: WebSocket) => void, number][] = [
    ['200 kB', (socket) => socket.send('x'.repeat(200_000)), 1009],
    ['a byte over 16 kB', (socket) => socket.send('x'.repeat(16 * 1024 + 1)), 1009],
    [
      '200 kB in pieces',
      (socket) => {
        for (let piece = 0; piece < 200; piece++)
          socket.send('x'.repeat(1_000), { fin: piece === 199 })
      },
      1009,
    ],
    [
      '16 kB of a right message',
      (socket) => socket.send(move(`,"x":"${'x'.repeat(17_000)}"`)),
      1009,
    ],
    ['bytes', (socket) => socket.send(Buffer.from(move(''))), 1008],
    ['half a message', (socket) => socket.send(move('').slice(0, -1)), 1008],
    ['nothing', (socket) => socket.send(''), 1008],
    ['null', (socket) => socket.send('null'), 1008],
    ['a list', (socket) => socket.send(`[${move('')}]`), 1008],
    ['brackets', (socket) => socket.send('['.repeat(16_000)), 1008],
    ['an unknown type', (socket) => socket.send('{"type":"view","seq":1}'), 1008],
    ['an unknown call', (socket) => socket.send('{"type":"call","n":1,"call":{"do":"win"}}'), 1008],
    ['no number', (socket) => socket.send('{"type":"move","move":{"type":"answer"}}'), 1008],
    ['n below 1', (socket) => socket.send(move('').replace('"n":1', '"n":0')), 1008],
    ['n beyond numbers', (socket) => socket.send(move('').replace('"n":1', '"n":1e300')), 1008],
    ['half a letter', (socket) => socket.send(Buffer.from([0xff, 0xfe]), { binary: false }), 1007],
  ]
  test.each(broken)(
    '%s: the connection ends, the seat and the others stay',
    async (_, send, code) => {
      const room = await rooms.play()
      send(room.emil.socket)
      await room.emil.until(() => room.emil.closeCode() === code)
      await expectOthersPlay(room)
      const back = await connectPhone(rooms.url(), { code: room.code, token: room.tokenOf(1) })
      await back.until(() => back.table())
      expect(back.game().answer).toBeNull()
    },
  )

  test.each([
    ['deep lists', () => `${'['.repeat(7_000)}${']'.repeat(7_000)}`],
    ['a prototype', () => '{"__proto__":{"answer":true},"constructor":{}}'],
    ['a huge number', () => '1e999'],
  ])('a move that holds %s is refused or means nothing', async (_, value) => {
    const room = await rooms.play()
    for (const field of ['has', 'count', 'x'])
      room.emil.socket.send(
        `{"type":"move","n":${field.length},"move":{"type":"${field === 'count' ? 'call' : 'answer'}","${field}":${value()}}}`,
      )
    await room.emil.until(() => room.emil.acked() >= 5 || room.emil.refusals().length > 0)
    await expectOthersPlay(room)
  })

  test('compression is not agreed to: a small frame could become a large one', async () => {
    const { code } = await openRoomAt(rooms.url())
    const address = `${rooms.url().replace('http', 'ws')}/api/rooms/${code}/socket`
    const socket = new WebSocket(address, { perMessageDeflate: true })
    await new Promise((resolve) => socket.once('open', resolve))
    expect(socket.extensions).toBe('')
    socket.terminate()
  })

  test('who says no hello is sent away', async () => {
    const { code } = await openRoomAt(rooms.url())
    const socket = new WebSocket(`${rooms.url().replace('http', 'ws')}/api/rooms/${code}/socket`)
    socket.on('error', () => {})
    const startedMs = performance.now()
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1008)
    expect(performance.now() - startedMs).toBeLessThan(7_000)
  })

  test('a body of 300 kB is refused, and 21 messages at once', async () => {
    const { code, token } = await openRoomAt(rooms.url())
    const message = { type: 'move', n: 1, move: { type: 'answer', has: true } }
    const huge = { ...message, move: { ...message.move, x: 'x'.repeat(300_000) } }
    const post = (messages: object[]) => rooms.postTo(code, 'messages', { token, tab, messages })
    expect((await post([huge])).status).toBe(413)
    expect((await post(Array.from({ length: 21 }, () => message))).status).toBe(400)
    expect((await post([])).status).toBe(400)
  })
})
