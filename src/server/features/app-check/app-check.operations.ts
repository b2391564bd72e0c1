import { z } from 'zod'
import { AppCheckChallenge, AppCheckSolution, type AppCheckToken } from '#contract/app-check.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { json, text } from '#server/platform/web/operation-responses.ts'

const Token = z.strictObject({
  token: text,
  expireTimeMillis: z.int().describe('Epoch milliseconds.'),
}) satisfies z.ZodType<AppCheckToken>

export const appCheckOperations: OperationGroup = {
  tag: 'App check',
  description:
    'A little work for a machine, asked of it before it may use the storage where that is configured.',
  operations: [
    {
      route: 'GET /api/app-check/challenge',
      id: 'getChallenge',
      summary: 'A puzzle to solve, or null where none is asked for.',
      responses: { 200: json('The puzzle.', AppCheckChallenge.nullable()) },
      isLimited: true,
    },
    {
      route: 'POST /api/app-check/token',
      id: 'getAppCheckToken',
      summary: 'A token for the solution of a puzzle; without app check there is none.',
      body: AppCheckSolution,
      responses: { 200: json('The token, for `X-Firebase-AppCheck`.', Token) },
      errors: ['not_found', 'forbidden', 'conflict'],
      isLimited: true,
    },
  ],
}
