import { describe, expect, test } from 'vitest'
import { claimUndoMs, takeAgainMs } from '#domain/room/limits.ts'
import { tableTime } from '#domain/table/more-time.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { carryGameOfThree } from '#tests/support/rooms/carried-game.ts'
import { connectPhone, openRoomAt, postJson, startNever } from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows, passTime } from '#tests/support/rooms/rooms-of-rows.ts'

const key = 'a1b2c3d4e5f6a1b2c3d4e5f6'

describe.each(databaseKinds)('from one phone to a phone each, on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  const open = () =>
    openRoomAt(rooms.url, 'Anna', { carried: { ...carryGameOfThree(), sober: true } })
  const claim = async (code: string) =>
    await (await postJson(rooms.url, `/api/rooms/${code}/seats`, { name: 'Bo', claim: 1 })).json()
  const takeBack = (code: string, token: string) =>
    postJson(rooms.url, `/api/rooms/${code}/take-back`, { token })

  test('who types the letters and says who they are has their own place', async () => {
    const { code } = await open()
    const seats = `/api/rooms/${code}/seats`
    const refused = await postJson(rooms.url, seats, { name: 'bo' })
    expect(refused.headers.get('x-room-refusal')).toBe('name-taken')
    const taken = await postJson(rooms.url, seats, { name: 'bo', isReturn: true })
    expect(await taken.json()).toMatchObject({ seat: 1, name: 'Bo' })
    expect((await postJson(rooms.url, seats, { name: 'bo', isReturn: true })).status).toBe(202)
  })

  test('a game becomes a room, and goes back', async () => {
    const host = await open()
    const preview = await (await fetch(`${rooms.url}/api/rooms/${host.code}`)).json()
    expect(preview).toMatchObject({ phase: 'playing', unclaimed: [{ seat: 1, name: 'Bo' }] })
    const phone = await connectPhone(rooms.url, host)
    const bo = await connectPhone(rooms.url, await claim(host.code))
    await bo.until(() => bo.table()?.viewer === 1)
    expect(bo.game()).toMatchObject({ phase: 'ask', round: 1 })
    expect(bo.table()?.sober).toBe(true)
    const refused = await takeBack(host.code, 'x'.repeat(43))
    expect(refused.headers.get('x-room-refusal')).toBe('host-only')
    const taken = await takeBack(host.code, host.token)
    expect(await taken.json()).toMatchObject({
      game: 'never-have-i-ever',
      own: 0,
      names: ['Anna', 'Bo', 'Cem'],
      state: { seating: 'passed' },
      sober: true,
    })
    await phone.until(() => phone.view()?.room.phase === 'lobby')
  })

  test.each([
    ['double', tableTime('double'), 80_000],
    ['usual', { turn: 9e5, shared: 9e5, score: 9e5 }, 40_000],
  ])('brings the choice %s for its clocks, and nothing else of %j', async (choice, time, ms) => {
    const game = carryGameOfThree()
    const carried = { ...game, state: { ...(game.state as object), time } }
    const host = await openRoomAt(rooms.url, 'Anna', { carried })
    const phone = await connectPhone(rooms.url, host)
    await phone.until(() => phone.table())
    expect(phone.view()?.room.time).toBe(choice)
    expect(phone.game().ballotClock).toMatchObject({ lengthMs: ms })
    const taken = await (await takeBack(host.code, host.token)).json()
    expect(taken.state.time).toEqual(choice === 'double' ? time : undefined)
  })

  test('a state no game made opens no room', async () => {
    const carried = { ...carryGameOfThree(), state: { card: 1 } }
    expect((await postJson(rooms.url, '/api/rooms', { name: 'Anna', carried })).status).toBe(400)
  })

  test('a game whose answer was lost is given again, the same, until another one starts', async () => {
    const host = await open()
    const bo = await claim(host.code)
    const first = await (await takeBack(host.code, host.token)).json()
    expect(await (await takeBack(host.code, host.token)).json()).toEqual(first)
    expect((await takeBack(host.code, bo.token)).headers.get('x-room-refusal')).toBe('host-only')
    const phone = await connectPhone(rooms.url, host)
    await phone.until(() => phone.view()?.room.takenUntilMs)
    const other = await connectPhone(rooms.url, bo)
    await other.until(() => other.view())
    expect(other.view()?.room.takenUntilMs).toBeNull()
    await phone.ask(startNever)
    await phone.until(() => phone.table())
    expect(phone.view()?.room.takenUntilMs).toBeNull()
    expect(await (await takeBack(host.code, host.token)).json()).not.toEqual(first)
    rooms.aheadMs += takeAgainMs
    const late = await takeBack(host.code, host.token)
    expect(late.headers.get('x-room-refusal')).toBe('no-game')
  })

  test.each([
    ['a room', {}],
    ['a room of a game of one phone', { carried: carryGameOfThree() }],
  ])('%s is opened once for each key', async (_, more) => {
    const asked = { name: 'Anna', ...more, key: crypto.randomUUID().replaceAll('-', '').slice(8) }
    const answers = await Promise.all([1, 2, 3].map(() => postJson(rooms.url, '/api/rooms', asked)))
    const grants = await Promise.all(answers.map((answer) => answer.json()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(grants.map((grant) => JSON.stringify(grant))).size).toBe(1)
    expect(await (await postJson(rooms.url, '/api/rooms', asked)).json()).toEqual(grants[0])
    const phone = await connectPhone(rooms.url, grants[0])
    await phone.until(() => phone.view()?.room.host === 0)
    const other = await openRoomAt(rooms.url, 'Anna', more)
    expect(other.code).not.toBe(grants[0].code)
  })

  test('a seat is taken once for each key, also over a link', async () => {
    const { code, token } = await openRoomAt(rooms.url)
    const ask = async (body: object) =>
      await (await postJson(rooms.url, `/api/rooms/${code}/seats`, body)).json()
    const emil = await ask({ name: 'Emil', key })
    expect(await ask({ name: 'Emil', key })).toEqual(emil)
    const { link } = await (
      await postJson(rooms.url, `/api/rooms/${code}/seat-links`, { token })
    ).json()
    const moved = await ask({ name: 'x', link, key: key.replace('a1', 'ff') })
    expect(moved).toMatchObject({ seat: 0, name: 'Sofie' })
    expect(await ask({ name: 'x', link, key: key.replace('a1', 'ff') })).toEqual(moved)
    const preview = await (await fetch(`${rooms.url}/api/rooms/${code}`)).json()
    expect(preview.seats).toBe(2)
  })

  describe('a wrong name', () => {
    test('is given back within the minute, and its phone is told', async () => {
      const { code } = await open()
      const wrong = await claim(code)
      const phone = await connectPhone(rooms.url, wrong)
      await phone.until(() => phone.view())
      expect(phone.view()?.room.claims).toMatchObject([{ seat: 1 }])
      phone.call({ do: 'release', seat: 1 })
      await phone.until(() => phone.goodbye() === 'released')
      const preview = await (await fetch(`${rooms.url}/api/rooms/${code}`)).json()
      expect(preview.unclaimed).toEqual([{ seat: 1, name: 'Bo' }])
      const right = await connectPhone(rooms.url, await claim(code))
      await right.until(() => right.table()?.viewer === 1)
    })

    test('is the host’s to undo after it', async () => {
      const host = await open()
      const phone = await connectPhone(rooms.url, await claim(host.code))
      const anna = await connectPhone(rooms.url, host)
      await anna.until(() => anna.view()?.room.claims.length === 2)
      await phone.until(() => phone.view())
      await passTime(rooms, [phone, anna], claimUndoMs)
      await phone.ask({ do: 'release', seat: 1 })
      expect(phone.refusals()).toMatchObject([{ code: 'too-late' }])
      await phone.ask({ do: 'release', seat: 0 })
      expect(phone.refusals()).toMatchObject([{ code: 'too-late' }, { code: 'host-only' }])
      await anna.ask({ do: 'release', seat: 1 })
      await phone.until(() => phone.goodbye() === 'released')
      await anna.ask({ do: 'release', seat: 1 })
      expect(anna.refusals()).toMatchObject([{ code: 'not-claimed' }])
    })
  })
})
