import { z } from 'zod'
import { isContactId } from '#domain/contact/draft.ts'
import { maxEmailLength } from '#domain/contact/email-address.ts'
import {
  maxContactNameLength,
  maxMessageLength,
  validateContactMessage,
} from '#domain/contact/message.ts'
import { toOneLine } from '#domain/visible-text.ts'
import { AppCheckSolution } from './app-check.ts'
import { cleanText, plainText } from './plain-text.ts'

/** `POST /api/contact`: its id is made on the device, so that it may be sent again. */
export const NewContactMessage = z
  .strictObject({
    id: z
      .string()
      .refine(isContactId, 'must be 24 hexadecimal digits')
      .meta({ pattern: '^[0-9a-f]{24}$' }),
    name: z
      .string()
      .max(maxContactNameLength)
      .transform((text) => cleanText(toOneLine(text))),
    email: z
      .string()
      .max(maxEmailLength)
      .transform((text) => text.trim()),
    message: plainText(maxMessageLength),
    /** The solution of a challenge from `GET /api/contact/challenge`: each is good for one message. */
    proof: AppCheckSolution,
  })
  .check(({ value, issues }) => {
    const fault = validateContactMessage(value)
    if (!fault) return
    issues.push({ code: 'custom', input: value, path: [fault.field], message: fault.sentence })
  })

export type NewContactMessage = z.infer<typeof NewContactMessage>

/** The answer: whether it went to a mailbox as well, or is only kept. */
export type ContactReply = { id: string; mailed: boolean }

/** `PUT /api/users/{userId}/letters`: whether letters that are not required are wanted. */
export const EmailPreference = z.strictObject({ wanted: z.boolean() })

export type EmailPreference = z.infer<typeof EmailPreference>
