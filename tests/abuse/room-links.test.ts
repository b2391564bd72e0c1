import { describe, expect, test } from 'vitest'
import { connectByEvents } from '#tests/support/rooms/event-phone.ts'
import { openRoomAt, takeSeatAt } from '#tests/support/rooms/room-phone.ts'
import { answerMove, refusedWith, setUpRooms } from '#tests/support/rooms/set-up-rooms.ts'

const rooms = setUpRooms()

describe('a seat that was removed', () => {
  test('does not return by its token, its ticket, its link or its name', async () => {
    const { code, host, ida, tokenOf } = await rooms.play()
    const token = tokenOf(2)
    const ticket = await rooms.ticketOf(code, token)
    const link = await rooms.linkOf(code, token)
    const streaming = await connectByEvents(rooms.url(), { code, token })
    await streaming.until(() => streaming.view())

    await host.ask({ do: 'remove', seat: 2 })
    await ida.until(() => ida.goodbye() === 'removed' && ida.closeCode() === 1000)
    await streaming.until(() => streaming.received.at(-1)?.type === 'goodbye')
    const before = await rooms.rowsOf(code)
    ida.say(answerMove)
    expect(await rooms.knockEverywhere(code, token)).toEqual(refusedWith('removed'))
    const events = await (await rooms.eventsAt(code, ticket)).text()
    expect(events).toBe('data: {"type":"goodbye","why":"removed"}\n\n')
    const moved = await rooms.postTo(code, 'seats', { name: 'Ida', link })
    expect(moved.headers.get('x-room-refusal')).toBe('no-link')
    const back = await rooms.postTo(code, 'seats', { name: 'Ida', isReturn: true })
    expect(back.headers.get('x-room-refusal')).toBe('claimed')
    const claimed = await rooms.postTo(code, 'seats', { name: 'Ida', claim: 2 })
    expect(claimed.headers.get('x-room-refusal')).toBe('claimed')
    expect(await rooms.rowsOf(code)).toBe(before)
    expect(await takeSeatAt(rooms.url(), code, 'Ida')).toMatchObject({ seat: 3 })
  })
})

describe('links that move a seat, and tickets', () => {
  const byLink: [string, (code: string, token: string) => Promise<string>][] = [
    ['one that was used', async (code, token) => use(code, await rooms.linkOf(code, token))],
    [
      'an older one, after another was used',
      async (code, token) => {
        const older = await rooms.linkOf(code, token)
        await use(code, await rooms.linkOf(code, token))
        return older
      },
    ],
    [
      'one of another room',
      async () => {
        const other = await openRoomAt(rooms.url())
        return await rooms.linkOf(other.code, other.token)
      },
    ],
    [
      'one over two minutes old',
      async (code, token) => {
        const link = await rooms.linkOf(code, token)
        rooms.services().now = () => Date.now() + 2 * 60_000 + 1_000
        return link
      },
    ],
    [
      'one a letter off',
      async (code, token) => {
        const link = await rooms.linkOf(code, token)
        return (link.startsWith('A') ? 'B' : 'A') + link.slice(1)
      },
    ],
    [
      'its stored hash',
      async (code, token) => {
        await rooms.linkOf(code, token)
        const { state } = JSON.parse(await rooms.rowsOf(code))[0][0]
        return JSON.parse(state).links[1].hash
      },
    ],
    ['a ticket', async (code, token) => (await rooms.ticketOf(code, token)).slice(0, 100)],
    ['none at all', async () => '.'],
  ]
  test.each(byLink)('a seat is not moved by %s', async (_, make) => {
    const { code, tokenOf } = await rooms.play()
    const link = await make(code, tokenOf(1))
    const before = await rooms.seatRowsOf(code)
    const answer = await rooms.postTo(code, 'seats', { name: 'x', link }).finally(() => {
      rooms.services().now = Date.now
    })
    expect(answer.headers.get('x-room-refusal')).toBe('no-link')
    expect(await rooms.seatRowsOf(code)).toEqual(before)
  })

  test('a phone whose seat has moved has none', async () => {
    const { code, tokenOf } = await rooms.play()
    await use(code, await rooms.linkOf(code, tokenOf(1)))
    expect(await rooms.knockEverywhere(code, tokenOf(1))).toEqual(refusedWith('no-seat'))
  })

  const byTicket: [string, (code: string, token: string) => Promise<string>][] = [
    [
      'one that was used',
      async (code, token) => {
        const ticket = await rooms.ticketOf(code, token)
        await (await rooms.eventsAt(code, ticket)).body?.cancel()
        return ticket
      },
    ],
    [
      'one over thirty seconds old',
      async (code, token) => {
        const ticket = await rooms.ticketOf(code, token)
        rooms.services().now = () => Date.now() + 31_000
        return ticket
      },
    ],
    ['one whose seat was changed', async (code, token) => forge(await rooms.ticketOf(code, token))],
    ['a link', rooms.linkOf],
    ['a token', async (_, token) => token],
  ]
  test.each(byTicket)('no events for a ticket: %s', async (_, make) => {
    const { code, tokenOf } = await rooms.play()
    const answer = await make(code, tokenOf(0))
      .then((ticket) => rooms.eventsAt(code, ticket))
      .finally(() => {
        rooms.services().now = Date.now
      })
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('data:')
  })

  test('a ticket and a link that are used at the same moment work once', async () => {
    const { code, tokenOf } = await rooms.play()
    const ticket = await rooms.ticketOf(code, tokenOf(0))
    const opened = await Promise.all([1, 2, 3, 4].map(() => rooms.eventsAt(code, ticket)))
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
    for (const { body } of opened) await body?.cancel()
    const link = await rooms.linkOf(code, tokenOf(1))
    const moved = await Promise.all(
      [1, 2, 3].map(() => rooms.postTo(code, 'seats', { name: 'x', link })),
    )
    expect(moved.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  async function use(code: string, link: string): Promise<string> {
    expect((await rooms.postTo(code, 'seats', { name: 'x', link })).status).toBe(201)
    return link
  }

  function forge(signed: string): string {
    const [text = '', signature = ''] = signed.split('.')
    const content = JSON.parse(Buffer.from(text, 'base64url').toString())
    const other = JSON.stringify({ ...content, tokenHash: 'x'.repeat(22) })
    return `${Buffer.from(other).toString('base64url')}.${signature}`
  }
})
