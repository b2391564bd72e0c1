import { z } from 'zod'
import type { Operation } from '#server/platform/web/operation.ts'
import { empty, json } from '#server/platform/web/operation-responses.ts'
import { ownerPath, ProfileDocument } from '../profile/profile.operations.ts'
import { Confirmation } from './confirmation.ts'

export const personOperations: Operation[] = [
  {
    route: 'DELETE /api/users/{userId}',
    id: 'deleteAccount',
    summary:
      'Delete an account and its data. Requires the password, or without one a session under 15 minutes old.',
    auth: 'owner',
    path: ownerPath,
    body: Confirmation,
    isBodyOptional: true,
    responses: { 204: empty('Account deleted.') },
    isLimited: true,
  },
  {
    route: 'GET /api/users/{userId}/export',
    id: 'exportAccount',
    summary: 'Export all data of an account, including its objects.',
    auth: 'owner',
    path: ownerPath,
    responses: {
      200: json(
        'A JSON file.',
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
