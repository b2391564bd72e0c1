import { describe, expect, test } from 'vitest'
import type { RoomCall } from '#contract/room-messages.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  connectPhone,
  openRoomAt,
  postJson,
  type RoomPhone,
  seatAt,
  startNever,
  takeSeatAt,
} from '#tests/support/rooms/room-phone.ts'
import { openRoomsOfRows } from '#tests/support/rooms/rooms-of-rows.ts'

describe.each(databaseKinds)('a room on %s', (kind) => {
  const rooms = openRoomsOfRows(kind)

  const play = async (names: readonly string[]) => {
    const room = await seatAt(rooms.url, names)
    const [host] = room.phones as [RoomPhone]
    await host.ask(startNever)
    for (const phone of room.phones) await phone.until(() => phone.table())
    return room
  }

  test('is opened, joined by name, and seen by everybody in it', async () => {
    const { phones, code } = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const screen = await connectPhone(rooms.url, { code })
    await screen.until(() => screen.view()?.room.screens === 1)
    expect(screen.view()?.room).toMatchObject({
      code,
      phase: 'lobby',
      host: 0,
      isLocked: false,
      game: null,
      table: null,
      seats: [
        { seat: 0, name: 'Sofie', presence: 'here' },
        { seat: 1, name: 'Emil', presence: 'here' },
        { seat: 2, name: 'Ida', presence: 'here' },
      ],
    })
    expect(phones[1]?.received[0]).toMatchObject({ type: 'seat', seat: 1, isKnocking: false })
  })

  test.each([
    ['a name that is taken', { name: ' sofie' }, 'name-taken'],
    ['no name', { name: ' \u200b' }, 'name-missing'],
    ['a seat nobody left to claim', { name: 'Bo', claim: 0 }, 'claimed'],
  ])('refuses %s', async (_, body, reason) => {
    const { code } = await openRoomAt(rooms.url)
    const response = await postJson(rooms.url, `/api/rooms/${code}/seats`, body)
    expect([response.status, response.headers.get('x-room-refusal')]).toEqual([409, reason])
  })

  test('an unwanted name becomes one of ours', async () => {
    const { name } = await openRoomAt(rooms.url, 'H1tler')
    expect(name).toBe('Tanuki')
  })

  test('a game is answered on every phone, and shown to all at once', async () => {
    const { phones, code } = await play(['Sofie', 'Emil', 'Ida'])
    const screen = await connectPhone(rooms.url, { code })
    const [a, b, c] = phones as [RoomPhone, RoomPhone, RoomPhone]
    expect(a.table()).toMatchObject({ viewer: 0, waitsFor: [0, 1, 2], rulesVersion: 2 })
    await a.act({ type: 'answer', has: true })
    expect(a.game()).toMatchObject({ phase: 'ask', answer: true, answered: 1 })
    await b.until(() => b.game().answered === 1)
    expect(b.game()).toMatchObject({ answer: null, guilty: [] })
    await b.act({ type: 'answer', has: false })
    await c.act({ type: 'answer', has: true })
    for (const phone of [...phones, screen]) {
      await phone.until(() => phone.game().phase === 'show')
      expect(phone.game().guilty).toEqual([0, 2])
    }
  })

  test('a move is applied once, however often it is sent', async () => {
    const { phones } = await play(['Sofie', 'Emil'])
    const [host, other] = phones as [RoomPhone, RoomPhone]
    await other.act({ type: 'answer', has: true })
    const seq = other.view()?.seq
    other.move({ type: 'answer', has: false }, 1)
    await host.act({ type: 'skip' })
    expect(other.acked()).toBe(1)
    await other.until(() => (other.view()?.seq ?? 0) > (seq ?? 0))
    expect(other.game()).toMatchObject({ phase: 'ask', answer: null })
  })

  test.each([
    ['a name no rule knows', { type: 'fly' }, 'bad-move'],
    ['marking others', { type: 'mark', seat: 0 }, 'all-answer'],
    ['a count of another shape', { type: 'call', count: { a: 1 } }, 'answer-first'],
  ])('refuses a move: %s', async (_, move, code) => {
    const { phones } = await play(['Sofie', 'Emil'])
    const [, other] = phones as [RoomPhone, RoomPhone]
    await other.act(move)
    expect(other.refusals()).toMatchObject([{ n: 1, code }])
  })

  test('nobody but the host calls', async () => {
    const { phones } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const [, other] = phones as [RoomPhone, RoomPhone]
    await other.ask(startNever)
    expect(other.refusals()).toMatchObject([{ code: 'host-only' }])
  })

  test('a phone that comes back has its seat and its answer', async () => {
    const { phones, grants, code } = await play(['Sofie', 'Emil'])
    const [, other] = phones as [RoomPhone, RoomPhone]
    await other.act({ type: 'answer', has: true })
    other.vanish()
    const again = await connectPhone(
      rooms.url,
      { code, token: grants[1]?.token ?? '' },
      { tab: other.tab },
    )
    await again.until(() => again.table())
    expect(again.game()).toMatchObject({ answer: true })
    expect(again.acked()).toBe(1)
  })

  test('a latecomer sits down and plays from the next prompt on', async () => {
    const { phones, code } = await play(['Sofie', 'Emil'])
    const [host] = phones as [RoomPhone]
    const late = await connectPhone(rooms.url, await takeSeatAt(rooms.url, code, 'Noah'))
    await late.until(() => late.table()?.viewer === 2)
    await late.act({ type: 'answer', has: true })
    expect(late.refusals()).toMatchObject([{ code: 'not-here' }])
    for (const phone of phones) await phone.act({ type: 'answer', has: false })
    await host.until(() => host.game().phase === 'show')
  })

  test('a removed seat is told goodbye and cannot return', async () => {
    const { phones, grants, code } = await play(['Sofie', 'Emil', 'Ida'])
    const [host, , gone] = phones as [RoomPhone, RoomPhone, RoomPhone]
    await host.ask({ do: 'remove', seat: 2 })
    await gone.until(() => gone.goodbye() === 'removed' && gone.closeCode() === 1000)
    const again = await connectPhone(rooms.url, { code, token: grants[2]?.token ?? '' })
    await again.until(() => again.goodbye() === 'removed')
    expect(host.view()?.room.seats.map(({ name }) => name)).toEqual(['Sofie', 'Emil'])
  })

  test('a locked room lets nobody in, and keeps who is there', async () => {
    const { phones, grants, code } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    await phones[0]?.ask({ do: 'lock', isLocked: true })
    const response = await postJson(rooms.url, `/api/rooms/${code}/seats`, { name: 'Noah' })
    expect(response.headers.get('x-room-refusal')).toBe('locked')
    const watching = await connectPhone(rooms.url, { code, as: 'audience' })
    await watching.until(() => watching.goodbye() === 'locked')
    const back = await connectPhone(rooms.url, { code, token: grants[1]?.token ?? '' })
    await back.until(() => back.view())
  })

  test('a dead phone comes back by its name, let in by the host', async () => {
    const { phones, code } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const [host, dead] = phones as [RoomPhone, RoomPhone]
    const body = { name: 'emil', isReturn: true }
    const response = await postJson(rooms.url, `/api/rooms/${code}/seats`, body)
    expect(response.status).toBe(202)
    const { token } = await response.json()
    const knocking = await connectPhone(rooms.url, { code, token })
    await knocking.until(() => knocking.received[0])
    expect(knocking.received[0]).toMatchObject({ type: 'seat', seat: null, isKnocking: true })
    await host.until(() => host.view()?.room.knocks.includes(1))
    await host.ask({ do: 'let-in', seat: 1, isWelcome: true })
    await knocking.until(() => knocking.view())
    expect(knocking.received[1]).toMatchObject({ type: 'seat', seat: 1, isKnocking: false })
    await dead.until(() => dead.goodbye() === 'moved')
  })

  test('a code nobody has is told so', async () => {
    const lost = await connectPhone(rooms.url, { code: 'ZZZZZ' })
    await lost.until(() => lost.goodbye() === 'room-gone')
    expect((await fetch(`${rooms.url}/api/rooms/ZZZZZ`)).status).toBe(404)
  })

  test('the game ends with its recap, then the lobby with all seats', async () => {
    const { phones } = await play(['Sofie', 'Emil'])
    const [host] = phones as [RoomPhone]
    await host.ask({ do: 'end' })
    expect(host.table()?.recap).toMatchObject({ rows: [{}, {}] })
    await host.ask({ do: 'end' })
    expect(host.view()?.room).toMatchObject({ phase: 'lobby', game: 'never-have-i-ever' })
  })

  test('a game’s places become points, and the evening ends with them', async () => {
    const { phones, code } = await play(['Sofie', 'Emil'])
    const [host, other] = phones as [RoomPhone, RoomPhone]
    expect(host.view()?.room.evening).toBeNull()
    await host.act({ type: 'answer', has: true })
    await other.act({ type: 'answer', has: false })
    await host.until(() => host.game().phase !== 'ask')
    await host.ask({ do: 'end' })
    const { evening } = host.view()?.room ?? {}
    expect(evening?.games).toBe(1)
    expect(evening?.rows.map(({ points }) => points).reduce((one, two) => one + two, 0)).toBe(5)
    await host.ask({ do: 'end-evening' })
    const screen = await connectPhone(rooms.url, { code })
    await screen.until(() => screen.view()?.room.phase === 'night')
    expect(screen.view()?.room).toMatchObject({ evening, table: null })
    await host.ask(startNever)
    expect(host.view()?.room).toMatchObject({ phase: 'playing', evening: null })
  })

  test('the room votes on what comes next: each sees the counts and its own vote', async () => {
    const { phones, code } = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const [host, other, last] = phones as [RoomPhone, RoomPhone, RoomPhone]
    const screen = await connectPhone(rooms.url, { code })
    await other.ask({ do: 'ask-next' })
    expect(other.refusals()).toMatchObject([{ code: 'host-only' }])
    await host.ask({ do: 'ask-next' })
    await other.ask({ do: 'vote-next', game: 'charades' })
    await host.ask({ do: 'vote-next', game: 'most-likely-to' })
    const counts = [1, 0, 1].map((votes) => ({ votes }))
    await screen.until(() => screen.view()?.room.next?.voted === 2)
    expect(screen.view()?.room.next).toMatchObject({ games: counts, own: null })
    await last.until(() => last.view()?.room.next?.voted === 2)
    expect(other.view()?.room.next).toMatchObject({ games: counts, own: 'charades' })
    await last.ask({ do: 'vote-next', game: 'charades' })
    expect(last.view()?.room).toMatchObject({ next: null, phase: 'lobby', game: 'charades' })
  })

  test('a vote that ties waits for the host', async () => {
    const { phones } = await seatAt(rooms.url, ['Sofie', 'Emil'])
    const [host, other] = phones as [RoomPhone, RoomPhone]
    await host.ask({ do: 'ask-next' })
    await host.ask({ do: 'vote-next', game: 'charades' })
    await other.ask({ do: 'vote-next', game: 'most-likely-to' })
    await host.until(() => host.view()?.room.next?.clock === null)
    await host.ask({ do: 'change-game', game: 'charades' })
    expect(host.view()?.room).toMatchObject({ next: null, game: 'charades' })
  })

  test('a prompt of the table is seen by who wrote it and by the host, and is played', async () => {
    const { phones } = await seatAt(rooms.url, ['Sofie', 'Emil', 'Ida'])
    const [host, author, other] = phones as [RoomPhone, RoomPhone, RoomPhone]
    const text = 'lost at a board game to a child'
    await author.ask({ do: 'write', game: 'never-have-i-ever', text })
    await host.until(() => host.view()?.room.written.count === 1)
    await other.until(() => other.view()?.room.written.count === 1)
    const shown = [host, author, other].map((phone) => phone.view()?.room.written.shown)
    expect(shown).toMatchObject([[{ text, isOwn: false }], [{ text, isOwn: true }], []])
    await host.ask({ ...startNever, lists: [[]] } as RoomCall)
    expect(host.game()).toMatchObject({ prompt: { raw: text } })
    expect(host.view()?.room.written).toEqual({ count: 0, shown: [], played: [] })
    await host.ask({ do: 'end-evening' })
    await other.until(() => other.view()?.room.phase === 'night')
    expect(other.view()?.room.written.played).toEqual([{ game: 'never-have-i-ever', text }])
  })

  test('one tap too many a second is refused', async () => {
    const { phones } = await play(['Sofie', 'Emil'])
    const [, other] = phones as [RoomPhone, RoomPhone]
    for (let tap = 0; tap < 30; tap++) other.move({ type: 'answer', has: tap % 2 === 0 })
    await other.until(() => other.refusals().length >= 8)
    expect(new Set(other.refusals().map(({ code }) => code))).toEqual(new Set(['too-fast']))
  })
})
