import { z } from 'zod'

/** The password, where the account has one. */
export const Confirmation = z.strictObject({ password: z.string().max(200).optional() })
