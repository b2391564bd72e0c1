import { z } from 'zod'
import { AppCheckChallenge } from '#contract/app-check.ts'
import { type ContactReply, NewContactMessage } from '#contract/contact.ts'
import { Feedback } from '#contract/feedback.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { file, isoTime, json, text } from '#server/platform/web/operation-responses.ts'
import { unsubscribePath } from '../emails/unsubscribe-link.ts'

const Reply = z.strictObject({
  id: text,
  mailed: z.boolean().describe('Whether it was also emailed to the operator.'),
}) satisfies z.ZodType<ContactReply>

export const contactOperations: OperationGroup = {
  tag: 'Contact',
  description: 'Messages to the operator, feedback, and email preferences.',
  operations: [
    {
      route: 'GET /api/contact/challenge',
      id: 'getContactChallenge',
      summary: 'Get a challenge; its solution is valid for one message.',
      responses: { 200: json('The challenge.', AppCheckChallenge) },
      isLimited: true,
    },
    {
      route: 'POST /api/contact',
      id: 'sendMessage',
      summary: 'Send a message to the operator. The client’s id makes it safe to retry.',
      auth: 'optional',
      body: NewContactMessage,
      responses: { 200: json('Stored before.', Reply), 201: json('Stored.', Reply) },
      errors: ['conflict', 'forbidden'],
      isLimited: true,
    },
    {
      route: 'PUT /api/feedback/{timestamp}',
      id: 'sendFeedback',
      summary: 'Send feedback, signed in or not.',
      auth: 'optional',
      path: { timestamp: isoTime.describe('Equal to `time` in the body.') },
      body: Feedback,
      responses: {
        200: json('Stored before.', Feedback),
        201: json('Stored.', Feedback),
      },
      errors: ['conflict'],
      isLimited: true,
    },
    {
      route: `POST ${unsubscribePath}`,
      id: 'unsubscribe',
      summary: 'Unsubscribe by one click (RFC 8058), or by the page at this path.',
      query: z.object({
        u: z.string().describe('The account’s id.'),
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
      responses: { 200: file('Done; an HTML page when the page’s form was sent.', 'text/html') },
      errors: ['forbidden'],
      isLimited: true,
    },
  ],
}
