import type { Migration } from './migration.ts'

/** Keeps what was paid for when a customer is deleted at Stripe and made again. */
export const paidBefore: Migration = {
  name: '0011-paid-before',
  async up(schema, { bigInteger }) {
    await schema.alterTable('customers').addColumn('paid_before', bigInteger).execute()
  },
}
