import type { Migration } from './migration.ts'

export const rateLimits: Migration = {
  name: '0002-rate-limits',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('rate_limits')
      .addColumn('key', keyText, (column) => column.primaryKey().notNull())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('ends_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema.createIndex('rate_limits_by_end').on('rate_limits').column('ends_at').execute()
  },
}
