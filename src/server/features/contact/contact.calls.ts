import { z } from 'zod'
import { AppCheckChallenge } from '#contract/app-check.ts'
import { type ContactReply, NewContactMessage } from '#contract/contact.ts'
import { Feedback } from '#contract/feedback.ts'
import { file, isoTime, json, text } from '#server/platform/web/answers.ts'
import type { Area } from '#server/platform/web/call.ts'
import { unsubscribePath } from '../emails/unsubscribe-link.ts'

const Reply = z.strictObject({
  id: text,
  mailed: z.boolean().describe('Whether it went to a mailbox as well, or is only kept.'),
}) satisfies z.ZodType<ContactReply>

/** What people say to the house. */
export const contactCalls: Area = {
  name: 'Words to the house',
  says: 'Messages, feedback, and how to have no more letters.',
  calls: [
    {
      at: 'GET /api/contact/challenge',
      id: 'getContactChallenge',
      says: 'A puzzle whose solution is good for one message.',
      answers: { 200: json('A puzzle for the machine of whoever writes.', AppCheckChallenge) },
      isLimited: true,
    },
    {
      at: 'POST /api/contact',
      id: 'sendMessage',
      says: 'Sends the house a message, under an id of the device, so that it may be sent again.',
      by: 'asker',
      body: NewContactMessage,
      answers: { 200: json('It was there already.', Reply), 201: json('It is kept.', Reply) },
      refuses: ['conflict', 'forbidden'],
      isLimited: true,
    },
    {
      at: 'PUT /api/feedback/{timestamp}',
      id: 'giveFeedback',
      says: 'Feedback on an evening, signed in or not.',
      by: 'asker',
      path: { timestamp: isoTime.describe('The moment it was given, as in `time` of the body.') },
      body: Feedback,
      answers: { 200: json('It was there already.', Feedback), 201: json('It is kept.', Feedback) },
      refuses: ['conflict'],
      isLimited: true,
    },
    {
      at: `POST ${unsubscribePath}`,
      id: 'unsubscribe',
      says: 'The one click of a mail program (RFC 8058), or the button of the page at this address.',
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
      answers: { 200: file('It is done; the page where its button was pressed.', 'text/html') },
      refuses: ['forbidden'],
      isLimited: true,
    },
  ],
}
