import { z } from 'zod'
import type { Operation } from '#server/platform/web/operation.ts'
import { empty, json } from '#server/platform/web/operation-responses.ts'
import { ownerPath, ProfileDocument } from '../profile/profile.operations.ts'
import { Confirmation } from './confirmation.ts'

export const personOperations: Operation[] = [
  {
    route: 'DELETE /api/users/{userId}',
    id: 'erasePerson',
    summary:
      'Erases somebody and all that is theirs, for good, on their password or on a session younger than a quarter of an hour.',
    auth: 'owner',
    path: ownerPath,
    body: Confirmation,
    isBodyOptional: true,
    responses: { 204: empty('Nothing of them is left.') },
    isLimited: true,
  },
  {
    route: 'GET /api/users/{userId}/export',
    id: 'exportPerson',
    summary: 'Everything held on somebody, their stored objects among it, as a file.',
    auth: 'owner',
    path: ownerPath,
    responses: {
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
