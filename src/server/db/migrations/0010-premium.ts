import type { ColumnDefinitionBuilder } from 'kysely'
import type { Migration } from './migration.ts'

const ofUser = (column: ColumnDefinitionBuilder) =>
  column.primaryKey().notNull().references('users.id').onDelete('cascade')

export const premium: Migration = {
  name: '0010-premium',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('customers')
      .addColumn('user_id', keyText, ofUser)
      .addColumn('customer_id', keyText, (column) => column.unique())
      .addColumn('live', 'integer', (column) => column.notNull())
      .addColumn('attempt_id', keyText, (column) => column.notNull())
      .addColumn('readings_begun', bigInteger, (column) => column.notNull())
      .addColumn('reading_written', bigInteger, (column) => column.notNull())
      .addColumn('read_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()

    await schema
      .createTable('checkouts')
      .addColumn('user_id', keyText, ofUser)
      .addColumn('price_id', keyText, (column) => column.notNull())
      .addColumn('attempt_id', keyText, (column) => column.notNull())
      .addColumn('session_id', keyText)
      .addColumn('begun_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()

    await schema
      .createTable('subscriptions')
      .addColumn('user_id', keyText, ofUser)
      .addColumn('subscription_id', keyText, (column) => column.notNull())
      .addColumn('status', keyText, (column) => column.notNull())
      .addColumn('billing_interval', keyText)
      .addColumn('cancel_at_period_end', 'integer', (column) => column.notNull())
      .addColumn('cancel_at', bigInteger)
      .addColumn('period_start', bigInteger)
      .addColumn('paid_through', bigInteger)
      .modifyEnd(tableEnd)
      .execute()

    await schema
      .createTable('stripe_events')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('handled_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()

    await schema
      .createTable('jobs')
      .addColumn('name', keyText, (column) => column.primaryKey().notNull())
      .addColumn('due_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
  },
}
