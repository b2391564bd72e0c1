import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const profiles: Migration = {
  name: '0005-profiles',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('profiles')
      .addColumn('user_id', keyText, (column) =>
        column.primaryKey().notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addColumn('dojo_coins', bigInteger, (column) => column.notNull().check(sql`dojo_coins >= 0`))
      .addColumn('premium', 'integer', (column) => column.notNull())
      .addColumn('cancelled', 'integer', (column) => column.notNull())
      .addColumn('stripe_user_id', 'text', (column) => column.notNull())
      .addColumn('stripe_subscription_id', 'text', (column) => column.notNull())
      .addColumn('premium_end_date', bigInteger)
      .addColumn('referred_users', 'integer', (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()

    await schema
      .createTable('profile_items')
      .addColumn('user_id', keyText, (column) =>
        column.notNull().references('profiles.user_id').onDelete('cascade'),
      )
      .addColumn('list', keyText, (column) => column.notNull())
      .addColumn('item_id', keyText, (column) => column.notNull())
      .addColumn('added_at', bigInteger, (column) => column.notNull())
      .addPrimaryKeyConstraint('profile_items_key', ['user_id', 'list', 'item_id'])
      .modifyEnd(tableEnd)
      .execute()

    // Append-only; the key makes each change apply once.
    await schema
      .createTable('coin_entries')
      .addColumn('user_id', keyText, (column) =>
        column.notNull().references('profiles.user_id').onDelete('cascade'),
      )
      .addColumn('key', keyText, (column) => column.notNull())
      .addColumn('amount', bigInteger, (column) => column.notNull())
      .addColumn('reason', keyText, (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addPrimaryKeyConstraint('coin_entries_key', ['user_id', 'key'])
      .modifyEnd(tableEnd)
      .execute()

    await schema
      .createIndex('coin_entries_by_time')
      .on('coin_entries')
      .columns(['user_id', 'created_at'])
      .execute()

    await schema
      .createTable('passes')
      .addColumn('user_id', keyText, (column) =>
        column.notNull().references('profiles.user_id').onDelete('cascade'),
      )
      .addColumn('item_id', keyText, (column) => column.notNull())
      .addColumn('ends_at', bigInteger, (column) => column.notNull())
      .addPrimaryKeyConstraint('passes_key', ['user_id', 'item_id'])
      .modifyEnd(tableEnd)
      .execute()

    await schema
      .createTable('referrals')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('new_user_id', keyText, (column) =>
        column.notNull().unique().references('users.id').onDelete('cascade'),
      )
      .addColumn('referrer_id', keyText, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addColumn('paid_at', bigInteger)
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createIndex('referrals_by_referrer')
      .on('referrals')
      .column('referrer_id')
      .execute()

    await schema
      .createTable('deeds')
      .addColumn('user_id', keyText, (column) =>
        column.notNull().references('profiles.user_id').onDelete('cascade'),
      )
      .addColumn('deed', keyText, (column) => column.notNull())
      .addColumn('game', keyText, (column) => column.notNull())
      .addColumn('day', keyText, (column) => column.notNull())
      .addColumn('sober', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('deeds_key', ['user_id', 'deed', 'game', 'day'])
      .modifyEnd(tableEnd)
      .execute()
  },
}
