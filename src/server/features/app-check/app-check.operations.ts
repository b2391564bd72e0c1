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
  description: 'Proof of work, required before object storage where the server enforces it.',
  operations: [
    {
      route: 'GET /api/app-check/challenge',
      id: 'getChallenge',
      summary: 'Get a challenge, or null when app check is off.',
      responses: { 200: json('The challenge.', AppCheckChallenge.nullable()) },
      isLimited: true,
    },
    {
      route: 'POST /api/app-check/token',
      id: 'getAppCheckToken',
      summary: 'Exchange a solution for a token. 404 when app check is off.',
      body: AppCheckSolution,
      responses: { 200: json('The token, for `X-Firebase-AppCheck`.', Token) },
      errors: ['not_found', 'forbidden', 'conflict'],
      isLimited: true,
    },
  ],
}
