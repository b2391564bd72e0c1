import { type Context, Hono } from 'hono'
import {
  NewNight,
  type NightPage,
  type NightSeat,
  PictureName,
  ShownName,
} from '#contract/nights.ts'
import { seatTokenHeader } from '#contract/rooms-path.ts'
import { cleanSeatName, hasName } from '#domain/room/names.ts'
import type { ServerContext } from '#server/context.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { addressOf, rateLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { answerGone } from '../rooms/answer-gone.ts'
import type { Rooms } from '../rooms/open-rooms.ts'
import { hashSeatToken } from '../rooms/seat-token.ts'
import { isCodeRefused, refuseGuessing } from '../rooms/wrong-codes.ts'
import { keepNight } from './keep-night.ts'
import { deleteNight, findNightSeat, setNightName } from './night-repository.ts'
import { readNight } from './read-night.ts'

/** `/api/nights`: no account; a seat is proven by its token, a reader by the night's id. */
export function nightsApi(services: ServerContext & { rooms: Rooms }): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const { rooms, database } = services
  const limitChanges = rateLimit(services, 'nights')
  const limitPictures = rateLimit(services, 'night pictures')

  api.post('/', limitChanges, async (c) => {
    const { code, token } = await readJson(c, NewNight)
    const tokenHash = hashSeatToken(token)
    const address = addressOf(c, services)
    if (await isCodeRefused(services, { address, code, tokenHash })) refuseGuessing()
    const id = await rooms.findId(code)
    if (id === null) throw new AppError('not_found', 'The room has ended.')
    const stored = await answerGone(() => rooms.read(id))
    return c.json(await keepNight(services, stored, tokenHash), 201)
  })
  api.all('/', onlyMethods('POST'))

  api.delete('/:id', limitChanges, async (c) => {
    const { seat } = await requireSeat(c)
    if (!seat.isMaker) throw new AppError('forbidden', 'Only who kept the night takes it down.')
    await deleteNight(database.db, seat.id)
    metrics.nights.inc('withdrawn')
    return c.body(null, 204)
  })
  api.all('/:id', onlyMethods('DELETE'))

  api.get('/:id/seat', limitChanges, async (c) => c.json((await requireSeat(c)).seat))
  api.put('/:id/seat', limitChanges, async (c) => {
    const { name: typed } = await readJson(c, ShownName)
    const { seat, names } = await requireSeat(c)
    const { [seat.seat]: _, ...others } = names
    const name = typed === null ? null : cleanName(typed, Object.values(others))
    await setNightName(database.db, seat, name)
    return c.json({ ...seat, name })
  })
  api.all('/:id/seat', onlyMethods('GET', 'PUT'))

  api.get('/:id/picture.png', limitPictures, async (c) => {
    const page = await requireNight(c)
    const { drawNight } = await import('./draw-night.ts')
    return sendPicture(c, await drawNight(page))
  })
  api.post('/:id/picture.png', limitPictures, async (c) => {
    const { name: typed } = await readJson(c, PictureName)
    const page = await requireSeat(c)
    const { drawSeat } = await import('./draw-night.ts')
    return sendPicture(
      c,
      await drawSeat(page, { seat: page.seat.seat, name: cleanName(typed, []) }),
    )
  })
  api.all('/:id/picture.png', onlyMethods('GET', 'HEAD', 'POST'))
  return api

  async function requireNight(c: Context<AppEnv>): Promise<NightPage> {
    const night = await readNight(services, c.req.param('id') ?? '', addressOf(c, services))
    if (night) return night
    throw new AppError('not_found', 'This night is not kept any more.')
  }

  async function requireSeat(c: Context<AppEnv>): Promise<NightPage & { seat: NightSeat }> {
    const night = await requireNight(c)
    const tokenHash = hashSeatToken(c.req.header(seatTokenHeader) ?? '')
    const seat = await findNightSeat(database.db, night.id, tokenHash)
    if (seat) return { ...night, seat }
    throw new AppError('forbidden', 'This phone had no seat that night.')
  }
}

/** @param shown names of others on the page */
function cleanName(typed: string, shown: readonly string[]): string {
  const name = cleanSeatName(typed, shown)
  if (name === '') throw new AppError('invalid_request', 'name: nothing is left of it')
  if (hasName(shown, name)) {
    throw new AppError('conflict', `${name} is on that page already. Add a letter?`)
  }
  return name
}

function sendPicture(c: Context<AppEnv>, png: Buffer): Response {
  return c.body(new Uint8Array(png), 200, {
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="party-dojo-night.png"',
    'x-robots-tag': 'noindex',
  })
}
