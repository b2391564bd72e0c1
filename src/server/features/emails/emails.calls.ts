import { z } from 'zod'
import { LetterWish } from '#contract/contact.ts'
import { json } from '#server/platform/web/answers.ts'
import type { Call } from '#server/platform/web/call.ts'

/** `/api/users/{userId}/letters`: which emails are wanted. */
export const emailCalls: Call[] = [
  {
    at: 'PUT /api/users/{userId}/letters',
    id: 'wishLetters',
    says: 'Whether letters that are not required are wanted.',
    by: 'owner',
    path: { userId: z.string().describe('The account’s id up to its first dot.') },
    body: LetterWish,
    answers: { 200: json('As it stands now.', LetterWish) },
    isLimited: true,
  },
]
