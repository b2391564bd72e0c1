import { z } from 'zod'
import { AppCheckChallenge } from '#contract/app-check.ts'
import { type ContactReply, NewContactMessage } from '#contract/contact.ts'
import { Feedback } from '#contract/feedback.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { file, isoTime, json, text } from '#server/platform/web/operation-responses.ts'
import { unsubscribePath } from '../emails/unsubscribe-link.ts'

const Reply = z.strictObject({
  id: text,
  mailed: z.boolean().describe('Whether it went to a mailbox as well, or is only kept.'),
}) satisfies z.ZodType<ContactReply>

export const contactOperations: OperationGroup = {
  tag: 'Words to the house',
  description: 'Messages, feedback, and how to have no more letters.',
  operations: [
    {
      route: 'GET /api/contact/challenge',
      id: 'getContactChallenge',
      summary: 'A puzzle whose solution is good for one message.',
      responses: { 200: json('A puzzle for the machine of whoever writes.', AppCheckChallenge) },
      isLimited: true,
    },
    {
      route: 'POST /api/contact',
      id: 'sendMessage',
      summary:
        'Sends the house a message, under an id of the device, so that it may be sent again.',
      auth: 'asker',
      body: NewContactMessage,
      responses: { 200: json('It was there already.', Reply), 201: json('It is kept.', Reply) },
      errors: ['conflict', 'forbidden'],
      isLimited: true,
    },
    {
      route: 'PUT /api/feedback/{timestamp}',
      id: 'giveFeedback',
      summary: 'Feedback on an evening, signed in or not.',
      auth: 'asker',
      path: { timestamp: isoTime.describe('The moment it was given, as in `time` of the body.') },
      body: Feedback,
      responses: {
        200: json('It was there already.', Feedback),
        201: json('It is kept.', Feedback),
      },
      errors: ['conflict'],
      isLimited: true,
    },
    {
      route: `POST ${unsubscribePath}`,
      id: 'unsubscribe',
      summary:
        'The one click of a mail program (RFC 8058), or the button of the page at this address.',
      query: z.object({
        u: z.string().describe('Whose letters.'),
        s: z.string().describe('The signature in the link.'),
      }),
      body: {
        types: {
          'application/x-www-form-urlencoded': z.object({
            'List-Unsubscribe': z.literal('One-Click').optional(),
            choice: z.enum(['stop', 'again']).optional(),
          }),
        },
      },
      responses: { 200: file('It is done; the page where its button was pressed.', 'text/html') },
      errors: ['forbidden'],
      isLimited: true,
    },
  ],
}
