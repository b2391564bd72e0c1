import { type Context, Hono } from 'hono'
import {
  GalleryQuery,
  OwnPacksQuery,
  PackReport,
  PlayReport,
  type PlaysAnswer,
} from '#contract/packs.ts'
import { isPackId } from '#domain/packs/custom-pack.ts'
import {
  type PackListCursor,
  type PackListOrder,
  parsePackCursor,
} from '#domain/packs/pack-list-cursor.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { addressOf, rateLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { readQuery } from '#server/platform/web/read-query.ts'
import { findSession, requireOwner } from '#server/platform/web/session.ts'
import { countPlay } from './count-play.ts'
import { findPackForViewer } from './pack-repository.ts'
import { readOwnPacks } from './read-own-packs.ts'
import { reportPack } from './report-pack.ts'
import { searchPacks } from './search-packs.ts'

/** `/api/packs`: the community gallery, open to everyone. */
export function packsApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const { db } = services.database
  const limitReads = rateLimit(services, 'packs')
  const limitPlays = rateLimit(services, 'plays')
  const limitReports = rateLimit(services, 'reports')

  api.get('/', limitReads, async (c) => {
    const { q, cursor, sort, limit, ...filters } = readQuery(c, GalleryQuery)
    const after = parseCursor(sort, cursor)
    return c.json(await searchPacks(db, { query: q, filters, order: sort, after, limit }))
  })
  api.all('/', onlyMethods('GET'))

  api.get('/:packId', limitReads, async (c) => {
    const card = await findPackForViewer(db, c.req.param('packId'), () => findUserId(c, services))
    return c.json(card ?? refuseUnknown())
  })
  api.all('/:packId', onlyMethods('GET'))

  api.post('/:packId/plays', limitPlays, async (c) => {
    const visitor = (await findUserId(c, services)) ?? addressOf(c, services)
    const packId = parsePackId(c.req.param('packId'))
    const { key = null } = c.req.header('content-type') ? await readJson(c, PlayReport) : {}
    const plays = await countPlay(services, packId, visitor, key)
    if (plays === null) refuseUnknown()
    const answer: PlaysAnswer = { plays }
    return c.json(answer)
  })
  api.all('/:packId/plays', onlyMethods('POST'))

  api.post('/:packId/reports', limitReports, async (c) => {
    const packId = parsePackId(c.req.param('packId'))
    const report = await readJson(c, PackReport)
    const userId = await findUserId(c, services)
    const reporter = userId === null ? { address: addressOf(c, services) } : { userId }
    if (!(await reportPack(services, packId, reporter, report))) refuseUnknown()
    return c.body(null, 204)
  })
  api.all('/:packId/reports', onlyMethods('POST'))
  return api
}

/** `GET /api/users/{userId}/packs`: one's own, drafts among them. */
export function ownPacksApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/:userId/packs', async (c) => {
    const { userId } = await requireOwner(c, services, c.req.param('userId'))
    const { cursor, limit } = readQuery(c, OwnPacksQuery)
    const after = parseCursor('changed', cursor)
    return c.json(await readOwnPacks(services.database.db, { userId, after, limit }))
  })
  api.all('/:userId/packs', onlyMethods('GET'))
  return api
}

async function findUserId(c: Context<AppEnv>, services: ServerContext): Promise<string | null> {
  return (await findSession(c, services))?.userId ?? null
}

function parseCursor(order: PackListOrder, text: string | undefined): PackListCursor | null {
  if (text === undefined) return null
  const place = parsePackCursor(order, text)
  if (!place) throw new AppError('invalid_request', 'cursor: is no cursor of this list')
  return place
}

function parsePackId(text: string): string {
  return isPackId(text) ? text : refuseUnknown()
}

function refuseUnknown(): never {
  throw new AppError('not_found', 'There is no such pack.')
}
