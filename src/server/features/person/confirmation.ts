import { z } from 'zod'

/** What comes along when somebody leaves for good: a password, where the account has one. */
export const Confirmation = z.strictObject({ password: z.string().max(200).optional() })
