import type { AppCheckSolution, AppCheckToken } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'
import { issueAppCheckToken } from './verify-app-check.ts'
import { markChallengeUsed, requireSolution } from './verify-solution.ts'

/** A token for a solved puzzle, once; throws when wrong, foreign, expired or used. */
export async function acceptSolution(
  services: Pick<ServerContext, 'database' | 'authSecret' | 'now'>,
  sent: AppCheckSolution,
): Promise<AppCheckToken> {
  await requireSolution(services, 'app check', sent)
  await markChallengeUsed(services.database.db, 'app check', sent.challenge)
  return issueAppCheckToken(services)
}
