import { type Context, Hono } from 'hono'
import { type AnswerReply, senderKeyHeader } from '#contract/dare-views.ts'
import { NewDare, SentAnswer } from '#contract/dares.ts'
import { isDareId } from '#domain/dares/ids.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { findSession } from '#server/platform/web/session.ts'
import { deleteDare, findDare, type StoredDare } from './dare-repository.ts'
import { canEarnReward, hasEarnedReward } from './dare-reward.ts'
import { saveAnswer } from './save-answer.ts'
import { saveDare } from './save-dare.ts'
import { isSendersKey } from './sender-key.ts'
import { viewDare, viewSentDare } from './view-dare.ts'

/** Another phone answered first, or this one did without receiving the response. */
const lateMessage =
  'An answer is there already: perhaps yours, from before the network went. This is how it stands.'

/** `/api/dares`: no session required. */
export function daresApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const { db } = services.database
  const limitDares = rateLimit(services, 'dares')
  const limitDaresPerDay = rateLimit(services, 'dares a day')
  const limitAnswers = rateLimit(services, 'dare answers')
  const limitReads = rateLimit(services, 'dare reads')

  api.post('/', limitDares, limitDaresPerDay, async (c) => {
    const dare = await readJson(c, NewDare)
    const outcome = await saveDare(services, dare, await findUserId(c))
    if (outcome === 'conflict') throw new AppError('conflict', 'Another dare has this id.')
    return c.json({ id: dare.id }, outcome === 'saved' ? 201 : 200)
  })
  api.all('/', onlyMethods('POST'))

  api.get('/:id', limitReads, async (c) => {
    const dare = await requireDare(c)
    return c.json(viewDare(dare, await canEarnReward(db, dare, await findUserId(c))))
  })
  api.delete('/:id', limitAnswers, async (c) => {
    const { id } = await requireSender(c)
    await deleteDare(db, id)
    return c.body(null, 204)
  })
  api.all('/:id', onlyMethods('GET', 'DELETE'))

  api.get('/:id/answers', limitReads, async (c) => c.json(viewSentDare(await requireSender(c))))
  api.post('/:id/answers', limitAnswers, async (c) => {
    const id = parseId(c)
    const answer = await readJson(c, SentAnswer)
    const userId = await findUserId(c)
    const result = await saveAnswer(services, id, answer, userId)
    if (result.outcome === 'unknown') refuseUnknown()
    if (result.outcome === 'invalid') throw new AppError('invalid_request', result.sentence)
    if (result.outcome === 'refused') throw new AppError('conflict', result.sentence)
    if (result.outcome === 'late') throw new AppError('conflict', lateMessage)
    const reply: AnswerReply = {
      dare: viewDare(result.dare, await canEarnReward(db, result.dare, userId)),
      earned: await hasEarnedReward(db, result.dare, userId, services.now()),
    }
    return c.json(reply, result.outcome === 'answered' ? 201 : 200)
  })
  api.all('/:id/answers', onlyMethods('GET', 'POST'))
  return api

  async function findUserId(c: Context<AppEnv>): Promise<string | null> {
    return (await findSession(c, services))?.userId ?? null
  }

  async function requireDare(c: Context<AppEnv>): Promise<StoredDare> {
    return (await findDare(db, parseId(c), services.now())) ?? refuseUnknown()
  }

  async function requireSender(c: Context<AppEnv>): Promise<StoredDare> {
    const dare = await requireDare(c)
    if (isSendersKey(c.req.header(senderKeyHeader) ?? '', dare.senderKeyHash)) return dare
    throw new AppError('forbidden', 'This dare was sent from another phone.')
  }
}

function parseId(c: Context<AppEnv>): string {
  const id = c.req.param('id') ?? ''
  return isDareId(id) ? id : refuseUnknown()
}

function refuseUnknown(): never {
  throw new AppError('not_found', 'There is no such dare. It may have run out, or been taken back.')
}
