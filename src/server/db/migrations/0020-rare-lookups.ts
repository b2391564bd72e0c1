import type { Migration } from './migration.ts'

/** Indexes for rare queries that read whole tables. */
export const rareLookups: Migration = {
  name: '0020-rare-lookups',
  isAdditive: true,
  async up(schema) {
    // Deletion of an account deletes its messages.
    await schema.createIndex('messages_by_recipient').on('messages').column('recipient').execute()
    await schema
      .createIndex('stripe_events_by_time')
      .on('stripe_events')
      .column('handled_at')
      .execute()
    // The sign-in library deletes expired rows with every lookup.
    await schema
      .createIndex('verifications_by_end')
      .on('verifications')
      .column('expires_at')
      .execute()
    await schema.createIndex('customers_by_money').on('customers').column('live').execute()
  },
}
