import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { claimMessages } from '#contract/claim-messages.ts'
import { Claim, type ClaimAnswer } from '#contract/profile.ts'
import { unearnedMessage } from '#domain/profile/rewards.ts'
import type { ServerContext } from '#server/context.ts'
import { transact } from '#server/db/transaction.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError, statusOf } from '#server/platform/web/errors.ts'
import { logFailure } from '#server/platform/web/log-failure.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { findSession } from '#server/platform/web/session.ts'
import { asTransient } from '#server/platform/web/to-app-error.ts'
import { claimReward } from './claim-reward.ts'
import { ensureProfile } from './get-profile.ts'
import { hasProfile } from './profile-repository.ts'

type Answer = { status: ContentfulStatusCode; answer: ClaimAnswer }

/** Answers a claim in the shape and the words of spec §8. */
export async function answerClaim(
  c: Context<AppEnv, '/:userId/claimed_rewards'>,
  services: ServerContext,
): Promise<Answer> {
  const { db } = services.database
  let failure: string = claimMessages.accessFailed
  try {
    const session = await findSession(c, services)
    if (session === null) return refuse(401, claimMessages.signedOut)
    const { userId } = session
    if (userId !== c.req.param('userId')) return refuse(403, 'This is somebody else’s profile.')
    const claim = await readClaim(c)
    if ('answer' in claim) return claim
    const { rewardId } = claim
    const exists = await hasProfile(db, userId)
    failure = claimMessages.noDocument
    if (!exists) await transact(db, (tx) => ensureProfile(tx, userId, services.now()))
    failure = claimMessages.failed
    return toMessage(await claimReward(services, userId, rewardId), rewardId, services.now())
  } catch (err) {
    const transientError = asTransient(err)
    const requestId = c.get('requestId')
    if (!transientError) {
      services.log.error({ requestId, err }, failure)
      return refuse(500, failure)
    }
    logFailure(services.log, { requestId }, transientError)
    for (const [name, value] of Object.entries(transientError.headers)) c.header(name, value)
    return refuse(statusOf(transientError), failure)
  }
}

/** A body that is no claim is refused in the same shape. */
async function readClaim(c: Context): Promise<Claim | Answer> {
  try {
    return await readJson(c, Claim)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Whoever writes down refusals looks for it there.
    c.error = error
    return refuse(statusOf(error), error.message)
  }
}

type Outcome = Awaited<ReturnType<typeof claimReward>>

function toMessage(outcome: Outcome, rewardId: string, nowMs: number): Answer {
  switch (outcome) {
    case 'claimed':
      return { status: 200, answer: { message: claimMessages.claimed } }
    case 'already':
      return refuse(409, claimMessages.already)
    case 'unearned':
      return refuse(409, unearnedMessage(rewardId, nowMs))
    case 'unknown':
      return refuse(404, 'There is no such reward.')
    case 'no profile':
      return refuse(500, claimMessages.noDocument)
  }
}

function refuse(status: Answer['status'], error: string): Answer {
  return { status, answer: { error } }
}
