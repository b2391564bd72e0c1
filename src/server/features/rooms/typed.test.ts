import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  connectPhone,
  postJson,
  type RoomPhone,
  seatAt,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows, passTime } from '#tests/support/rooms/rooms-of-rows.ts'

describe.each(databaseKinds)('what is typed in the place of speaking, on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  const speaking = (phone: RoomPhone) => phone.table()?.speaking ?? null
  const typed = (phone: RoomPhone) => speaking(phone)?.typed ?? []
  const type = (phone: RoomPhone, text: string, part = speaking(phone)?.part ?? '') =>
    phone.ask({ do: 'type', part, text })
  const codes = (phone: RoomPhone) => phone.refusals().map(({ code }) => code)
  const rowOf = async (code: string) =>
    (
      await rooms.services.database.db
        .selectFrom('rooms')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).state

  /** Ida alone has, so she tells. */
  const story = async () => {
    const room = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const [host, emil, ida] = room.phones as [RoomPhone, RoomPhone, RoomPhone]
    await host.ask({ ...startNever, options: { calls: false, story: true } } as typeof startNever)
    for (const phone of room.phones) await phone.until(() => phone.table())
    for (const phone of room.phones) await phone.act({ type: 'answer', has: phone === ida })
    await host.until(() => host.game().phase === 'show')
    await passTime(rooms, room.phones, 5_000)
    await host.act({ type: 'next' })
    await ida.until(() => speaking(ida)?.part)
    return { ...room, host, emil, ida }
  }

  test('is the speaker’s alone to type, and everybody’s to read until it is over', async () => {
    const { code, grants, phones, host, emil, ida } = await story()
    expect([speaking(host), speaking(emil)]).toEqual([null, null])
    const part = speaking(ida)?.part ?? ''
    await type(emil, 'It was me', part)
    expect(codes(emil)).toEqual(['not-speaking'])
    await type(ida, '  ')
    await type(ida, 'a fuck')
    expect(codes(ida)).toEqual(['prompt-missing', 'prompt-unkind'])
    await type(ida, 'In Odense')
    await type(ida, 'In a lift in Odense')
    const screen = await connectPhone(rooms.url, { code })
    const watcher = await connectPhone(rooms.url, { code, as: 'audience' })
    const again = await connectPhone(rooms.url, { code, token: grants[2]?.token ?? '' })
    const words = [{ player: ida.table()?.viewer, text: 'In a lift in Odense' }]
    for (const phone of [...phones, screen, watcher, again]) {
      await phone.until(() => typed(phone)[0]?.text === 'In a lift in Odense')
      expect(typed(phone)).toEqual(words)
      expect(speaking(phone)?.part).toBe(phone === ida || phone === again ? part : null)
    }
    expect(host.game()).toMatchObject({ phase: 'story' })
    await ida.act({ type: 'next' })
    for (const phone of [...phones, screen, watcher]) await phone.until(() => !speaking(phone))
    await type(ida, 'One more thing', part)
    expect(codes(ida).at(-1)).toBe('not-speaking')
    expect(String(JSON.stringify(await rowOf(code)))).not.toContain('Odense')
  })

  test('comes without a socket, and once however often it is sent', async () => {
    const { code, grants, host, ida } = await story()
    const call = { do: 'type', part: speaking(ida)?.part, text: 'On a boat' }
    const messages = [{ type: 'call', n: 1, call }]
    const sent = { token: grants[2]?.token, tab: 'another-tab', messages }
    const post = async () => (await postJson(rooms.url, `/api/rooms/${code}/messages`, sent)).json()
    expect(await post()).toEqual({ acked: 1, refusals: [] })
    await host.until(() => typed(host)[0]?.text === 'On a boat')
    await type(ida, 'On two boats')
    expect(await post()).toEqual({ acked: 1, refusals: [] })
    await sleep(50)
    expect(typed(host).map(({ text }) => text)).toEqual(['On two boats'])
  })

  test('is limited as other messages are', async () => {
    const { ida } = await story()
    const part = speaking(ida)?.part ?? ''
    for (let count = 0; count < 40; count++) ida.call({ do: 'type', part, text: `word ${count}` })
    await ida.until(() => codes(ida).includes('too-fast'))
  })
})
