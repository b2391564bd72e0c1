import { z } from 'zod'

const hex = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[0-9a-f]+$/, 'must be lower-case hex')

/** A puzzle of some hundred steps, signed by the server. */
export const AppCheckChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string().max(32),
    nonce: hex(64),
    salt: hex(64),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: hex(128),
    keySignature: hex(128),
    /** epoch seconds */
    expiresAt: z.int(),
  }),
  signature: hex(128),
})

/** What `POST /api/app-check/token` is sent. */
export const AppCheckSolution = z.strictObject({
  challenge: AppCheckChallenge,
  solution: z.object({ counter: z.int().min(0), derivedKey: hex(128) }),
})

export type AppCheckChallenge = z.infer<typeof AppCheckChallenge>
export type AppCheckSolution = z.infer<typeof AppCheckSolution>

export type AppCheckToken = {
  token: string
  /** epoch milliseconds */
  expireTimeMillis: number
}

/** Carries an `AppCheckSolution` as JSON with a sign-in past the limit of its account. */
export const proofHeader = 'x-proof-of-work'
