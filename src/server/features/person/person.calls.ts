import { z } from 'zod'
import { empty, json } from '#server/platform/web/answers.ts'
import type { Call } from '#server/platform/web/call.ts'
import { ownerPath, ProfileDocument } from '../profile/profile.calls.ts'
import { Confirmation } from './confirmation.ts'

/** `/api/users/{userId}`: taking one's data along, and leaving for good. */
export const personCalls: Call[] = [
  {
    at: 'DELETE /api/users/{userId}',
    id: 'erasePerson',
    says: 'Erases somebody and all that is theirs, for good, on their password or on a session younger than a quarter of an hour.',
    by: 'owner',
    path: ownerPath,
    body: Confirmation,
    bodyIsOptional: true,
    answers: { 204: empty('Nothing of them is left.') },
    isLimited: true,
  },
  {
    at: 'GET /api/users/{userId}/export',
    id: 'exportPerson',
    says: 'Everything held on somebody, their stored objects among it, as a file.',
    by: 'owner',
    path: ownerPath,
    answers: {
      200: json(
        'A file of JSON.',
        z.looseObject({
          account: z.looseObject({}).nullable(),
          profile: ProfileDocument.nullable(),
          objects: z.array(z.looseObject({})),
        }),
      ),
    },
    isLimited: true,
  },
]
