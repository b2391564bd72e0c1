import { describe, expect, test } from 'vitest'
import { loadRoomRules } from '#games/room-rules.ts'
import {
  connectPhone,
  openRoomAt,
  postJson,
  prompts,
  takeSeatAt,
} from '#tests/support/rooms/room-phone.ts'
import { setUpRooms } from '#tests/support/rooms/set-up-rooms.ts'

const rooms = setUpRooms()

describe('names', () => {
  test.each([
    ['direction marks', '\u202eeifoS\u202c\u2066x\u2069', 'eifoSx'],
    ['an Arabic letter mark', 'Sofie\u061c', 'Sofie'],
    ['zero width', 'So\u200bfi\u2060e', 'Sofie'],
    ['line breaks', 'So\nfie\u2028\u0085\u0000', 'So fie'],
    ['markup, which stays text', '<b>Sofie</b>', '<b>Sofie</b>'],
    ['more than a screen holds', 'S'.repeat(80), 'S'.repeat(20)],
    ['an unwanted word behind look-alikes', 'h\u200b1t\u0301l3r', 'Tanuki'],
    ['the same in wide letters', 'ｈｉｔｌｅｒ', 'Tanuki'],
  ])('%s', async (_, typed, shown) => {
    const { code, name, token } = await openRoomAt(rooms.url(), typed)
    expect(name).toBe(shown)
    const other = await openRoomAt(rooms.url(), 'Emil')
    const phone = await connectPhone(rooms.url(), other)
    await phone.until(() => phone.view())
    await phone.ask({ do: 'rename', name: typed })
    expect(phone.view()?.room.seats[0]?.name).toBe(shown)
    const [row] = await rooms.seatRowsOf(code)
    expect(row?.name).toBe(shown)
    const screen = await connectPhone(rooms.url(), { code })
    await screen.until(() => screen.view())
    expect(screen.texts.join()).not.toContain(token)
  })

  test.each(['\u3164', '\u2800', '\u00ad', '\u200d', '\u{e0041}', '\ufe0f\u034f'])(
    'nobody is called %j',
    async (name) => {
      const answer = await postJson(rooms.url(), '/api/rooms', { name })
      expect(answer.headers.get('x-room-refusal')).toBe('name-missing')
    },
  )

  test.each([
    'sofie',
    ' SOFIE ',
    'So\u200bfie',
    'So\u200dfie',
    'So\u00adfie',
    'Ｓｏｆｉｅ',
    'Sofie\ufe0f',
  ])('nobody passes for Sofie as %j', async (name) => {
    const { code } = await openRoomAt(rooms.url(), 'Sofie')
    const answer = await postJson(rooms.url(), `/api/rooms/${code}/seats`, { name })
    expect(answer.headers.get('x-room-refusal')).toBe('name-taken')
    expect(await takeSeatAt(rooms.url(), code, 'Zoë')).toMatchObject({ seat: 1 })
  })

  test('of a game that comes from one phone are cleaned too, in its state as well', async () => {
    const { rules, readOptions } = await loadRoomRules('never-have-i-ever')
    const names = ['Anna', '\u202eoB', 'h1tler', 'anna', `Cem${'!'.repeat(60)}`]
    const players = names.map((name, at) => ({ id: `id-${at}`, name }))
    const setup = {
      players,
      options: readOptions(null),
      lists: [prompts],
      seating: 'passed' as const,
    }
    const context = { now: Date.now(), random: Math.random, away: [] }
    const state = rules.start(setup, context)
    const carried = {
      game: 'never-have-i-ever',
      rulesVersion: rules.version,
      options: {},
      source: null,
      state,
      names,
      own: 0,
    }
    const { code, ...own } = await openRoomAt(rooms.url(), 'Anna', { carried })
    const cleaned = ['Anna', 'oB', 'Tanuki', 'anna 2', `Cem${'!'.repeat(17)}`]
    const { unclaimed } = await (await fetch(`${rooms.url()}/api/rooms/${code}`)).json()
    expect(unclaimed.map(({ name }: { name: string }) => name)).toEqual(cleaned.slice(1))
    const phone = await connectPhone(rooms.url(), { code, ...own })
    await phone.until(() => phone.table())
    expect(phone.table()?.players.map(({ name }) => name)).toEqual(cleaned)
  })
})
