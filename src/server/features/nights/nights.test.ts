import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NightSeat } from '#contract/nights.ts'
import { seatTokenHeader } from '#contract/rooms-path.ts'
import { nightExpiryMs } from '#domain/room/limits.ts'
import type { Services } from '#server/compose.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { keepNightAt, playEvening } from '#tests/support/rooms/kept-night.ts'
import { postJson, seatAt, startLikely } from '#tests/support/rooms/room-phone.ts'
import { serveRooms } from '#tests/support/rooms/room-server.ts'
import { openNightCleanup } from './night-cleanup.ts'
import { findNight } from './night-repository.ts'

describe.each(databaseKinds)('nights on %s', (kind) => {
  let services: Services
  let url: string
  let stop: () => Promise<void>
  let laterMs = 0

  beforeAll(async () => {
    services = (await openTestServices(kind)).services
    services.now = () => Date.now() + laterMs
    const served = await serveRooms(services)
    url = served.url
    stop = served.stop
  })
  beforeEach(async () => {
    laterMs = 0
    await services.database.db.deleteFrom('rate_limits').execute()
  })
  afterAll(async () => {
    await stop()
    await services.close()
  })

  const ask = (method: string, path: string, token: string, body?: object) =>
    fetch(`${url}/api/nights/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: url,
        [seatTokenHeader]: token,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const show = (id: string, token: string, name: string | null) =>
    ask('PUT', `${id}/seat`, token, { name })
  const pageOf = (id: string) => findNight(services.database.db, id, services.now())

  async function kept() {
    const evening = await playEvening(url)
    const night = await keepNightAt(url, evening.code, evening.tokens[1])
    return { ...evening, ...night }
  }

  test('is kept once, whoever taps and however often', async () => {
    const { code, tokens } = await playEvening(url)
    const [mine, again, other] = await Promise.all(
      [tokens[1], tokens[1], tokens[2]].map((token) => keepNightAt(url, code, token)),
    )
    expect(new Set([mine?.id, again?.id, other?.id]).size).toBe(1)
    expect([mine?.seat, other?.seat]).toEqual([1, 2])
    const page = await pageOf(mine?.id ?? '')
    expect(page).toMatchObject({ names: {}, night: { seats: 3, bestPrompt: null } })
    expect(page?.night.games.map(({ game }) => game)).toEqual(['most-likely-to'])
    expect(page?.night.rows.map(({ seat }) => seat).sort()).toEqual([0, 1, 2])
  })

  test('is told anew once the evening went on, under the same link', async () => {
    const { code, tokens, host, id } = await kept()
    await host.ask(startLikely)
    await host.ask({ do: 'end-evening' })
    expect((await keepNightAt(url, code, tokens[0])).id).toBe(id)
    expect((await pageOf(id))?.night.games).toHaveLength(2)
  })

  test('is not kept before the evening is over, nor without a seat, nor without a game', async () => {
    const { code, grants, phones } = await seatAt(url, ['Sofie', 'Emil', 'Ida'])
    const token = grants[0]?.token ?? ''
    const status = async (by: string) =>
      (await postJson(url, '/api/nights', { code, token: by })).status
    expect(await status(token)).toBe(409)
    await phones[0]?.ask({ do: 'end-evening' })
    expect([await status(token), await status('x'.repeat(43))]).toEqual([409, 403])
  })

  test('has a name for who says yes, taken back at any time', async () => {
    const { id, tokens } = await kept()
    expect(await (await show(id, tokens[2], 'Ida')).json()).toEqual({
      id,
      seat: 2,
      name: 'Ida',
      isMaker: false,
    })
    expect((await pageOf(id))?.names).toEqual({ 2: 'Ida' })
    const seen = (await (await ask('GET', `${id}/seat`, tokens[1])).json()) as NightSeat
    expect(seen).toEqual({ id, seat: 1, name: null, isMaker: true })
    await show(id, tokens[2], null)
    expect((await pageOf(id))?.names).toEqual({})
  })

  test('keeps the name when it is kept again, unless the seat is somebody else’s by now', async () => {
    const { id, code, tokens, host } = await kept()
    await show(id, tokens[2], 'Ida')
    await keepNightAt(url, code, tokens[0])
    expect((await pageOf(id))?.names).toEqual({ 2: 'Ida' })
    const link = await (
      await postJson(url, `/api/rooms/${code}/seat-links`, { token: tokens[2] })
    ).json()
    const moved = await (
      await postJson(url, `/api/rooms/${code}/seats`, { name: 'x', ...link })
    ).json()
    await host.until(() => host.view()?.room.phase === 'night')
    expect((await keepNightAt(url, code, moved.token)).seat).toBe(2)
    expect((await pageOf(id))?.names).toEqual({})
    expect((await show(id, tokens[2], 'Ida')).status).toBe(403)
  })

  test.each<[string, string | null, number]>([
    ['nothing but spaces', '  ', 400],
    ['the name of another', 'emil', 409],
    ['a word nobody wants', 'Fucker', 200],
  ])('shows no %s', async (_, name, status) => {
    const { id, tokens } = await kept()
    await show(id, tokens[1], 'Emil')
    expect((await show(id, tokens[2], name)).status).toBe(status)
    expect(JSON.stringify(await pageOf(id))).not.toContain('Fucker')
  })

  test('is withdrawn by who kept it, and then nobody reads it', async () => {
    const { id, tokens } = await kept()
    expect((await ask('DELETE', id, tokens[0])).status).toBe(403)
    expect((await ask('DELETE', id, tokens[1])).status).toBe(204)
    expect(await pageOf(id)).toBeNull()
    for (const path of [`${id}/seat`, `${id}/picture.png`])
      expect((await ask('GET', path, tokens[1])).status).toBe(404)
    const rows = await services.database.db.selectFrom('night_seats').selectAll().execute()
    expect(rows.filter(({ night_id }) => night_id === id)).toEqual([])
  })

  test('is gone after thirty days, first for readers, then from the database', async () => {
    const { id } = await kept()
    laterMs = nightExpiryMs - 60_000
    expect(await pageOf(id)).not.toBeNull()
    laterMs = nightExpiryMs + 60_000
    expect(await pageOf(id)).toBeNull()
    await services.database.db.deleteFrom('jobs').where('name', '=', 'delete nights').execute()
    await openNightCleanup(services).stop()
    const rows = await services.database.db.selectFrom('kept_nights').select('id').execute()
    expect(rows.map((row) => row.id)).not.toContain(id)
  })

  test('outlives its room', async () => {
    const { id, tokens, code } = await kept()
    await services.database.db.deleteFrom('rooms').where('code', '=', code).execute()
    expect((await show(id, tokens[0], 'Sofie')).status).toBe(200)
  })

  test('has a picture for readers, and another for each seat’s own phone', async () => {
    const { id, tokens } = await kept()
    const sizeOf = async (response: Response) => {
      const png = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('cache-control')).toBe('no-store')
      return [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]
    }
    expect(await sizeOf(await fetch(`${url}/api/nights/${id}/picture.png`))).toEqual([
      ...['PNG', 1080, 1350],
    ])
    const own = await ask('POST', `${id}/picture.png`, tokens[2], { name: 'Ida' })
    expect(await sizeOf(own)).toEqual(['PNG', 1080, 1350])
    expect((await ask('POST', `${id}/picture.png`, 'nobody', { name: 'Ida' })).status).toBe(403)
  })
})
