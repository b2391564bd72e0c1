import type { Insertable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** The row in `users` that owns the starter packs. Signing in as it is impossible. */
export const starterOwnerId = 'party-dojo'

export function starterOwner(nowMs: number): Insertable<Tables['users']> {
  const at = new Date(nowMs).toISOString()
  return {
    id: starterOwnerId,
    name: 'Party Dojo',
    // A reserved domain: no message can reach it.
    email: 'starter-packs@party-dojo.invalid',
    email_verified: 0,
    image: null,
    phone_number: null,
    phone_number_verified: null,
    blocked_at: nowMs,
    blocked_reason: 'Owns the starter packs',
    created_at: at,
    updated_at: at,
  }
}
