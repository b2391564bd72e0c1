import { z } from 'zod'
import { EmailPreference } from '#contract/contact.ts'
import type { Operation } from '#server/platform/web/operation.ts'
import { json } from '#server/platform/web/operation-responses.ts'

export const emailOperations: Operation[] = [
  {
    route: 'PUT /api/users/{userId}/letters',
    id: 'setOptionalEmails',
    summary: 'Turn optional emails on or off.',
    auth: 'owner',
    path: { userId: z.string().describe('The account’s id up to its first dot.') },
    body: EmailPreference,
    responses: { 200: json('The current state.', EmailPreference) },
    isLimited: true,
  },
]
