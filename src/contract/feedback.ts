import { z } from 'zod'
import { plainText } from './plain-text.ts'

/** The key of a feedback: the moment it was given, as ISO text in UTC. */
export const FeedbackTime = z.string().max(32).pipe(z.iso.datetime())

/** Feedback as it is sent and kept (spec §3). */
export const Feedback = z.strictObject({
  time: FeedbackTime,
  feedback: plainText(2000),
  /** The session's username whatever is sent; empty for someone who is not signed in. */
  user: plainText(200),
  positive: z.boolean(),
  /** The slug of the current game; empty outside a game. */
  game: z
    .string()
    .max(64)
    .regex(/^[a-z0-9-]*$/, 'must be the slug of a game, or empty'),
})

export type Feedback = z.infer<typeof Feedback>
