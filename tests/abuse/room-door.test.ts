import { beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { limits } from '#server/config/limits.ts'
import { carryGameOfThree } from '#tests/support/rooms/carried-game.ts'
import { openRoomAt } from '#tests/support/rooms/room-phone.ts'
import { answerMove, setUpRooms, tab } from '#tests/support/rooms/set-up-rooms.ts'

const rooms = setUpRooms({ TRUSTED_PROXIES: '1' })
const maxWrong = limits['room codes'].max

/** Where the limits of one row end. */
let hour = 0
beforeEach(() => {
  hour++
  rooms.services().now = () => Date.now() + hour * 3_600_000
})

const of = (code: string) => `${rooms.url()}/api/rooms/${code}`
const previewBy = (code: string, address: string) =>
  fetch(of(code), { headers: { 'x-forwarded-for': address } })

/** The status of a refused handshake, else the close code or what was said first. */
function greet(code: string, headers: Record<string, string>, hello: object = {}) {
  const socket = new WebSocket(`${of(code).replace('http', 'ws')}/socket`, { headers })
  return new Promise<number | string>((resolve) => {
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
    socket.on('open', () =>
      socket.send(
        JSON.stringify({
          type: 'hello',
          token: null,
          as: 'screen',
          tab,
          seq: 0,
          build: 'test',
          ...hello,
        }),
      ),
    )
    socket.on('message', (data) => {
      const { type, why } = JSON.parse(data.toString())
      resolve(why ?? type)
      socket.terminate()
    })
    socket.on('close', (closed) => resolve(closed))
    socket.on('error', () => {})
  })
}

describe('codes that are guessed', () => {
  const wrong = (n: number) => `BBBB${'BCDFGHJKLNPRSTVXZ'[n % 17]}`

  test('end after so many, by calls and sockets together, and only for their address', async () => {
    const { code } = await openRoomAt(rooms.url())
    const headers = { 'x-forwarded-for': '198.51.100.1' }
    for (let n = 0; n < maxWrong; n++) {
      if (n % 2 === 0) expect((await previewBy(wrong(n), '198.51.100.1')).status).toBe(404)
      else expect(await greet(wrong(n), headers)).toBe('room-gone')
    }
    for (const guess of [wrong(0), code]) {
      const limited = await previewBy(guess, '198.51.100.1')
      expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '900'])
      expect(await greet(guess, headers)).toBe(1013)
    }
    expect((await previewBy(code, '198.51.100.2')).status).toBe(200)
    expect(rooms.logged()).toContainEqual(expect.objectContaining({ audit: 'wrong_code' }))
  })

  test('are counted for the address a proxy saw, whatever the caller says', async () => {
    const by = (n: number) => `192.0.2.${n}, 198.51.100.3`
    for (let n = 0; n < maxWrong; n++) await previewBy(wrong(n), by(n))
    expect((await previewBy(wrong(0), by(99))).status).toBe(429)
    expect(await greet(wrong(0), { 'x-forwarded-for': by(100) })).toBe(1013)
  })

  test('at the same moment are no more than one after another', async () => {
    const guesses = Array.from({ length: maxWrong * 5 }, (_, n) =>
      previewBy(wrong(n), '198.51.100.4'),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(maxWrong)
    const headers = { 'x-forwarded-for': '198.51.100.5' }
    const hellos = Array.from({ length: maxWrong * 5 }, (_, n) => greet(wrong(n), headers))
    const said = await Promise.all(hellos)
    expect(said.filter((what) => what === 'room-gone')).toHaveLength(maxWrong)
  })

  test('of one guest put nobody out of their seat', async () => {
    const { code, token } = await openRoomAt(rooms.url())
    const headers = { 'x-forwarded-for': '198.51.100.6' }
    for (let n = 0; n < maxWrong; n++) await previewBy(wrong(n), '198.51.100.6')
    expect(await greet(code, headers, { token, as: 'seat' })).toBe('seat')
    expect(await greet(code, headers, { token: 'x'.repeat(43), as: 'seat' })).toBe(1013)
    const send = (own: string) =>
      fetch(`${of(code)}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ token: own, tab, messages: [answerMove] }),
      })
    expect((await send(token)).status).toBe(200)
    expect((await send('x'.repeat(43))).status).toBe(429)
  })

  test('are answered alike, whether a code was never given, has ended or cannot be one', async () => {
    const { code } = await openRoomAt(rooms.url())
    const { db } = rooms.services().database
    await db.updateTable('rooms').set({ gone_at: 1 }).where('code', '=', code).execute()
    const answerOf = async (guess: string) => {
      const answer = await previewBy(guess, '198.51.100.7')
      const { error } = await answer.json()
      return [answer.status, error, answer.headers.get('cache-control')]
    }
    const never = await answerOf(wrong(0))
    expect(never[0]).toBe(404)
    for (const guess of [code, 'AAAA', 'B', 'BBBBBBB', '%00', 'ÆØÅÅ'])
      expect(await answerOf(guess)).toEqual(never)
  })

  test('that are right tell how many sit there, and no name of a seat that is taken', async () => {
    const { code, token } = await openRoomAt(rooms.url(), 'Sofie')
    const text = await (await previewBy(code, '198.51.100.8')).text()
    expect(JSON.parse(text)).toMatchObject({ code, seats: 1, unclaimed: [] })
    expect(text).not.toContain('Sofie')
    expect(text).not.toContain(token)
  })
})

describe('pages of other sites', () => {
  const host = () => new URL(rooms.url()).host
  const others: [string, () => Record<string, string>][] = [
    ['another site', () => ({ origin: 'https://evil.example' })],
    ['no site at all', () => ({ origin: 'null' })],
    ['a name that begins alike', () => ({ origin: `http://${host()}.evil.example` })],
    ['a name before it', () => ({ origin: `http://evil.example@${host()}.example` })],
    ['another port', () => ({ origin: 'http://127.0.0.1:1' })],
    ['what a browser says', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['a sibling', () => ({ origin: rooms.url(), 'sec-fetch-site': 'same-site' })],
  ]

  test.each(others)('%s opens no socket', async (_, headers) => {
    const { code, token } = await openRoomAt(rooms.url())
    expect(await greet(code, headers(), { token, as: 'seat' })).toBe(403)
    expect(await greet(code, { origin: rooms.url() }, { token, as: 'seat' })).toBe('seat')
  })

  test.each(others)('%s sends no call', async (_, headers) => {
    const { code, token } = await openRoomAt(rooms.url())
    const before = await rooms.rowsOf(code)
    const calls: [string, object][] = [
      ['', { name: 'Evil' }],
      [`/${code}/seats`, { name: 'Evil' }],
      [`/${code}/tickets`, { token, as: 'seat', tab, seq: 0, build: '' }],
      [`/${code}/seat-links`, { token }],
      [`/${code}/take-back`, { token }],
      [`/${code}/copies`, { token }],
      [`/${code}/gone-along`, { token, proof: '' }],
      [`/${code}/bring-back`, { token, proof: '', game: carryGameOfThree() }],
      [`/${code}/messages`, { token, tab, messages: [answerMove] }],
    ]
    for (const [path, body] of calls) {
      const answer = await fetch(`${rooms.url()}/api/rooms${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers() },
        body: JSON.stringify(body),
      })
      expect([path, answer.status]).toEqual([path, 403])
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect(await rooms.rowsOf(code)).toBe(before)
  })
})
