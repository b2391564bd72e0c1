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
import { sessionToken } from '#server/platform/web/session.ts'
import { asTransient } from '#server/platform/web/to-app-error.ts'
import { claimReward } from './claim-reward.ts'
import { ensureProfile } from './get-profile.ts'
import { findSessionOwner } from './profile-repository.ts'

type Answer = { status: ContentfulStatusCode; answer: ClaimAnswer }

/** A step of a claim that failed, with the message for the client. */
class ClaimError extends Error {}

const failAs = (message: string) => (cause: unknown) => {
  throw new ClaimError(message, { cause })
}

/** Answers a claim in the shape and the words of spec §8. */
export async function answerClaim(
  c: Context<AppEnv, '/:userId/claimed_rewards'>,
  services: ServerContext,
): Promise<Answer> {
  try {
    return await claim(c, services)
  } catch (error) {
    if (error instanceof ClaimError) return answerFailure(c, services, error)
    throw error
  }
}

async function claim(
  c: Context<AppEnv, '/:userId/claimed_rewards'>,
  services: ServerContext,
): Promise<Answer> {
  const { database, now } = services
  const owner = await findOwner(c, services).catch(failAs(claimMessages.accessFailed))
  if (owner === null) return refuse(401, claimMessages.signedOut)
  const { userId } = owner
  if (userId !== c.req.param('userId')) return refuse(403, 'This is somebody else’s profile.')
  const body = await readClaim(c).catch(failAs(claimMessages.accessFailed))
  if ('answer' in body) return body
  const { rewardId } = body
  if (!owner.hasProfile) {
    await transact(database.db, (tx) => ensureProfile(tx, userId, now())).catch(
      failAs(claimMessages.noDocument),
    )
  }
  const outcome = await claimReward(services, userId, rewardId).catch(failAs(claimMessages.failed))
  return toAnswer(outcome, rewardId, now())
}

/** Account and profile in one query: on Postgres the statements are most of what a claim costs. */
async function findOwner(c: Context<AppEnv>, services: ServerContext) {
  const token = sessionToken(c, services)
  if (token === null) return null
  const owner = await findSessionOwner(services.database.db, token, services.now())
  if (owner !== null) c.set('userId', owner.userId)
  return owner
}

function answerFailure(
  c: Context<AppEnv>,
  { log }: ServerContext,
  { message, cause }: ClaimError,
): Answer {
  const transientError = asTransient(cause)
  const requestId = c.get('requestId')
  if (!transientError) {
    const fields = { event: 'reward.claim_failed', requestId, answer: message, err: cause } as const
    log.error(fields, 'Reward could not be claimed')
    return refuse(500, message)
  }
  logFailure(log, { requestId }, transientError)
  for (const [name, value] of Object.entries(transientError.headers)) c.header(name, value)
  return refuse(statusOf(transientError), message)
}

async function readClaim(c: Context): Promise<Claim | Answer> {
  try {
    return await readJson(c, Claim)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The audit log reads it there.
    c.error = error
    return refuse(statusOf(error), error.message)
  }
}

type Outcome = Awaited<ReturnType<typeof claimReward>>

function toAnswer(outcome: Outcome, rewardId: string, nowMs: number): Answer {
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
