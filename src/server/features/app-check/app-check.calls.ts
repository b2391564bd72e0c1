import { z } from 'zod'
import { AppCheckChallenge, AppCheckSolution, type AppCheckToken } from '#contract/app-check.ts'
import { json, text } from '#server/platform/web/answers.ts'
import type { Area } from '#server/platform/web/call.ts'

const Token = z.strictObject({
  token: text,
  expireTimeMillis: z.int().describe('Epoch milliseconds.'),
}) satisfies z.ZodType<AppCheckToken>

/** `/api/app-check`: a little work for a machine, before it may use the storage. */
export const appCheckCalls: Area = {
  name: 'App check',
  says: 'A little work for a machine, asked of it before it may use the storage where that is configured.',
  calls: [
    {
      at: 'GET /api/app-check/challenge',
      id: 'getChallenge',
      says: 'A puzzle to solve, or null where none is asked for.',
      answers: { 200: json('The puzzle.', AppCheckChallenge.nullable()) },
      isLimited: true,
    },
    {
      at: 'POST /api/app-check/token',
      id: 'getAppCheckToken',
      says: 'A token for the solution of a puzzle; without app check there is none.',
      body: AppCheckSolution,
      answers: { 200: json('The token, for `X-Firebase-AppCheck`.', Token) },
      refuses: ['not_found', 'forbidden', 'conflict'],
      isLimited: true,
    },
  ],
}
