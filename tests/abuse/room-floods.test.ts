import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import { connectPhone, openRoomAt, postJson, seatAt } from '#tests/support/rooms/room-phone.ts'
import { expectOthersPlay, setUpRooms, tab } from '#tests/support/rooms/set-up-rooms.ts'

const rooms = setUpRooms()
const answer = (n: number) => ({ type: 'answer', has: n % 2 === 0 })

describe('floods', () => {
  test('of moves by one seat, over two sockets and calls: twenty, then ten a second', async () => {
    const room = await rooms.play()
    const token = room.tokenOf(1)
    const second = await connectPhone(rooms.url(), { code: room.code, token })
    await second.until(() => second.table())
    // By then the moves of the beginning are no longer counted.
    rooms.services().now = () => Date.now() + 2_500
    const startedMs = performance.now()
    for (let n = 1; n <= 25; n++) {
      room.emil.move(answer(n), n)
      second.move(answer(n), n)
    }
    const messages = Array.from({ length: 20 }, (_, at) => ({ n: at + 1, move: answer(at) }))
    const body = messages.map((message) => ({ type: 'move', ...message }))
    const sent = await rooms.postTo(room.code, 'messages', { token, tab, messages: body })
    const { refusals } = await sent.json()
    await room.emil.until(() => room.emil.acked() + room.emil.refusals().length >= 25)
    await second.until(() => second.acked() + second.refusals().length >= 25)
    const seconds = (performance.now() - startedMs) / 1_000
    const refused = [...room.emil.refusals(), ...second.refusals(), ...refusals]
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too-fast']))
    expect(70 - refused.length).toBeGreaterThanOrEqual(20)
    expect(70 - refused.length).toBeLessThanOrEqual(21 + 10 * seconds)
    await expectOthersPlay(room)
    rooms.services().now = Date.now
  })

  test.each([
    ['moves', (n: number) => ({ type: 'move', n, move: answer(n) })],
    ['pings', () => ({ type: 'ping' })],
    ['calls', (n: number) => ({ type: 'call', n, call: { do: 'more-time', isOn: n % 2 === 0 } })],
  ])('of %s without end close the connection', async (_, message) => {
    const room = await rooms.play()
    for (let n = 1; n <= 2_000; n++) room.emil.say(message(n))
    await room.emil.until(() => room.emil.closeCode() !== null)
    expect(room.emil.closeCode()).not.toBe(1000)
    expect(room.emil.texts.length).toBeLessThan(400)
    await expectOthersPlay(room)
    const back = await connectPhone(rooms.url(), { code: room.code, token: room.tokenOf(1) })
    await back.until(() => back.table())
  })

  test('of messages before the answer to hello close the connection', async () => {
    const { code, token } = await openRoomAt(rooms.url())
    const phone = await connectPhone(rooms.url(), { code, token })
    for (let n = 1; n <= 2_000; n++) phone.say({ type: 'ping' })
    await phone.until(() => phone.closeCode() !== null)
    expect(phone.texts.length).toBeLessThan(400)
  })

  test('of hellos by one seat save no more than its moves would', async () => {
    const room = await rooms.play()
    const versionOf = async () => JSON.parse(await rooms.rowsOf(room.code))[0][0].version as number
    const before = await versionOf()
    const startedMs = performance.now()
    const token = room.tokenOf(1)
    const phones = await Promise.all(
      Array.from({ length: 150 }, () => connectPhone(rooms.url(), { code: room.code, token })),
    )
    for (const phone of phones) await phone.until(() => phone.view() || phone.closeCode() !== null)
    const seconds = (performance.now() - startedMs) / 1_000
    const refused = phones.filter((phone) => phone.closeCode() === 1013)
    expect(phones.length - refused.length).toBeLessThanOrEqual(21 + 10 * seconds)
    expect((await versionOf()) - before).toBeLessThanOrEqual(22 + 10 * seconds)
    for (const phone of phones) phone.vanish()
    await expectOthersPlay(room)
  })

  test('of tickets by one seat neither', async () => {
    const { code, token } = await openRoomAt(rooms.url())
    const startedMs = performance.now()
    const opened = await Promise.allSettled(
      Array.from({ length: 60 }, () => connectByEvents(rooms.url(), { code, token })),
    )
    const phones = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const seconds = (performance.now() - startedMs) / 1_000
    await sleep(200)
    const seated = phones.filter(({ received }) => received.some(({ type }) => type === 'seat'))
    expect(seated.length).toBeGreaterThanOrEqual(10)
    expect(seated.length).toBeLessThanOrEqual(21 + 10 * seconds)
    for (const phone of phones) phone.close()
  })

  test('of seats fill a room and no more, and come and go only so often', async () => {
    const { code, phones } = await seatAt(rooms.url(), ['Sofie'])
    const [host] = phones
    const statuses: number[] = []
    let now = Date.now()
    rooms.services().now = () => now
    for (let guest = 1; guest < 25; guest++) {
      now += 1_000
      const body = { name: `Guest ${guest}` }
      statuses.push((await postJson(rooms.url(), `/api/rooms/${code}/seats`, body)).status)
    }
    expect(statuses).toEqual([...Array(19).fill(201), ...Array(5).fill(409)])
    let taken = 20
    for (; taken < 300; taken++) {
      now += 1_000
      await host?.ask({ do: 'remove', seat: taken - 1 })
      const body = { name: `Guest ${taken}` }
      const answered = await postJson(rooms.url(), `/api/rooms/${code}/seats`, body)
      if (answered.status === 201) continue
      expect(answered.headers.get('x-room-refusal')).toBe('full')
      break
    }
    rooms.services().now = Date.now
    expect(taken).toBeGreaterThanOrEqual(100)
    expect(taken).toBeLessThanOrEqual(200)
    expect((await rooms.seatRowsOf(code)).length).toBe(taken)
  })
})
