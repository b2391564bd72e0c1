import { expect, test } from 'vitest'
import { openTestServices } from '#tests/support/app/services.ts'
import {
  connectPhone,
  type RoomPhone,
  seatAt,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { serveRooms } from '#tests/support/rooms/room-server.ts'

const names = ['Sofie', 'Emil', 'Ida', 'Noah', 'Mia', 'Jonas']

test('what one seat sees never reaches another, a screen or the audience', async () => {
  const { services } = await openTestServices('SQLite')
  const { url, stop } = await serveRooms(services)
  const { phones, grants, code } = await seatAt(url, names)
  const screen = await connectPhone(url, { code })
  const audience = await connectPhone(url, { code, as: 'audience' })
  const second = await connectPhone(url, { code, token: grants[2]?.token ?? '' })
  const [host] = phones as [RoomPhone]
  await host.ask(startNever)

  // Even seats always have, odd ones never: an answer that is seen tells whose it is.
  for (const [seat, phone] of phones.entries()) {
    await phone.act({ type: 'answer', has: seat % 2 === 0 })
  }
  for (const phone of [...phones, screen, audience, second]) {
    await phone.until(() => phone.game().phase === 'show')
  }

  const everybody = [...phones, screen, audience, second]
  for (const [at, phone] of everybody.entries()) {
    const own = phone === second ? 2 : at < names.length ? at : null
    for (const { room } of phone.views()) {
      if (!room.table) continue
      const view = room.table.view as { phase: string; answer: boolean | null; guilty: number[] }
      expect(room.table.viewer).toBe(own ?? (phone === screen ? 'screen' : 'audience'))
      if (own === null) expect(view.answer).toBeNull()
      else expect([null, own % 2 === 0]).toContain(view.answer)
      if (view.phase === 'ask') expect(view.guilty).toEqual([])
    }
    const text = phone.texts.join('\n')
    for (const { token } of grants) expect(text).not.toContain(token)
    expect(text).not.toMatch(/tokenHash|choices|"deck"|contacts/)
  }
  await stop()
  await services.close()
})

test('only the host is told who knocks', async () => {
  const { services } = await openTestServices('SQLite')
  const { url, stop } = await serveRooms(services)
  const { phones, code } = await seatAt(url, ['Sofie', 'Emil', 'Ida'])
  const [host, other] = phones as [RoomPhone, RoomPhone]
  await fetch(`${url}/api/rooms/${code}/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ida', isReturn: true }),
  })
  await host.until(() => host.view()?.room.knocks.length === 1)
  await other.until(() => other.view()?.seq === host.view()?.seq)
  expect(other.view()?.room.knocks).toEqual([])
  await stop()
  await services.close()
})
