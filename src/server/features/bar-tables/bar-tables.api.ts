import { type Context, Hono } from 'hono'
import { NewBar, NewTableSeat } from '#contract/bar-tables.ts'
import { isTableCode, readRoomCode } from '#domain/room/code.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { consume } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { addressOf, rateLimit, requireWithinLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { answerGone } from '../rooms/answer-gone.ts'
import { limitSeats, requireAppCheck } from '../rooms/room-guards.ts'
import { takeSeatInRoom } from '../rooms/take-seat.ts'
import { isOverWrongCodes, refuseGuessing, refuseWrongCode } from '../rooms/wrong-codes.ts'
import { makeBar } from './make-bar.ts'
import { openTableRoom } from './open-table-room.ts'
import {
  isRoomNext,
  previewTable,
  readTable,
  type SeenTable,
  type TableDeps,
} from './read-table.ts'

/** `/api/bars`: signs for a bar's tables; no account. */
export function barsApi(services: TableDeps): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.post('/', rateLimit(services, 'bar signs'), async (c) => {
    requireAppCheck(services, c.req.header('x-firebase-appcheck'))
    return c.json(await makeBar(services, await readJson(c, NewBar)), 201)
  })
  api.all('/', onlyMethods('POST'))
  return api
}

/** `/api/tables`: what a scan of such a sign leads to. */
export function tablesApi(services: TableDeps): Hono<AppEnv> {
  const api = new Hono<AppEnv>()

  api.get('/:code', async (c) => c.json(previewTable(await requireTable(c), services.now())))
  api.all('/:code', onlyMethods('GET'))

  api.post('/:code/seats', async (c) => {
    const { replaces, ...seat } = await readJson(c, NewTableSeat)
    const seen = await requireTable(c)
    if (isRoomNext(seen, replaces)) {
      requireAppCheck(services, c.req.header('x-firebase-appcheck'))
      requireWithinLimit(await consume(services, { name: 'rooms', key: addressOf(c, services) }))
      await openTableRoom(services, seen)
    }
    const { stored } = await requireTable(c)
    if (!stored) throw new AppError('not_found', 'The room has ended.')
    limitSeats(services, stored.id)
    const outcome = await answerGone(() => takeSeatInRoom(services, stored.id, seat))
    return 'grant' in outcome ? c.json(outcome.grant, 201) : c.json(outcome.knock, 202)
  })
  api.all('/:code/seats', onlyMethods('POST'))
  return api

  async function requireTable(c: Context<AppEnv>): Promise<SeenTable> {
    const address = addressOf(c, services)
    if (await isOverWrongCodes(services, address)) refuseGuessing()
    const code = readRoomCode(c.req.param('code') ?? '')
    const seen =
      code && isTableCode(code) ? await answerGone(() => readTable(services, code)) : null
    return seen ?? (await refuseWrongCode(services, address, 'No table has this code.'))
  }
}
