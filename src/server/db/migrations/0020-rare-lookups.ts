import type { Migration } from './migration.ts'

/** What was found by reading a whole table: rarely, but these tables grow with the house. */
export const rareLookups: Migration = {
  name: '0020-rare-lookups',
  isAdditive: true,
  async up(schema) {
    // Whoever leaves takes along what waits to be sent to them.
    await schema.createIndex('messages_by_recipient').on('messages').column('recipient').execute()
    await schema
      .createIndex('stripe_events_by_time')
      .on('stripe_events')
      .column('handled_at')
      .execute()
    // The sign-in library clears away what has run out with every look.
    await schema
      .createIndex('verifications_by_end')
      .on('verifications')
      .column('expires_at')
      .execute()
    await schema.createIndex('customers_by_money').on('customers').column('live').execute()
  },
}
