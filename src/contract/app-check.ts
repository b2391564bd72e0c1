import { z } from 'zod'

const hex = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[0-9a-f]+$/, 'must be lower-case hex')

export const AppCheckChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string().max(32),
    nonce: hex(64),
    salt: hex(64),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: hex(128),
    keySignature: hex(128),
    expiresAt: z.int(),
  }),
  signature: hex(128),
})

export const AppCheckSolution = z.strictObject({
  challenge: AppCheckChallenge,
  solution: z.object({ counter: z.int().min(0), derivedKey: hex(128) }),
})

export type AppCheckChallenge = z.infer<typeof AppCheckChallenge>
export type AppCheckSolution = z.infer<typeof AppCheckSolution>

export type AppCheckToken = {
  token: string
  expireTimeMillis: number
}

/** Carries an `AppCheckSolution` as JSON with sign-ins past the account's limit. */
export const proofHeader = 'x-proof-of-work'
