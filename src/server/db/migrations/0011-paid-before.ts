import type { Migration } from './migration.ts'

/** What somebody had paid for when their customer was deleted at Stripe stays theirs beside a new one. */
export const paidBefore: Migration = {
  name: '0011-paid-before',
  async up(schema, { bigInteger }) {
    await schema.alterTable('customers').addColumn('paid_before', bigInteger).execute()
  },
}
