import { z } from 'zod'
import { plainText } from './plain-text.ts'

export const FeedbackTime = z.string().max(32).pipe(z.iso.datetime())

export const Feedback = z.strictObject({
  time: FeedbackTime,
  feedback: plainText(2000),
  /** The server overwrites it with the session's name; empty when signed out. */
  user: plainText(200),
  positive: z.boolean(),
  /** A game's slug; empty outside a game. */
  game: z
    .string()
    .max(64)
    .regex(/^[a-z0-9-]*$/, 'must be the slug of a game, or empty'),
})

export type Feedback = z.infer<typeof Feedback>
