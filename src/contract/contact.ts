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

/** `POST /api/contact`: the device makes the id, so that a retry is no second message. */
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
    /** Solves a challenge of `GET /api/contact/challenge`, each valid for one message. */
    proof: AppCheckSolution,
  })
  .check(({ value, issues }) => {
    const fault = validateContactMessage(value)
    if (!fault) return
    issues.push({ code: 'custom', input: value, path: [fault.field], message: fault.sentence })
  })

export type NewContactMessage = z.infer<typeof NewContactMessage>

/** `mailed`: sent by email, not only stored. */
export type ContactReply = { id: string; mailed: boolean }

/** `PUT /api/users/{userId}/letters`: optional emails on or off. */
export const EmailPreference = z.strictObject({ wanted: z.boolean() })

export type EmailPreference = z.infer<typeof EmailPreference>
