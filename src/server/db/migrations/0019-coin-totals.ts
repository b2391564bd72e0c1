import type { Migration } from './migration.ts'

export const coinTotals: Migration = {
  name: '0019-coin-totals',
  isAdditive: true,
  async up(schema, { bigInteger, tableEnd }) {
    await schema
      .createTable('coin_totals')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('earned', bigInteger, (column) => column.notNull())
      .addColumn('spent', bigInteger, (column) => column.notNull())
      .addColumn('people', bigInteger, (column) => column.notNull())
      .addColumn('counted_at', bigInteger)
      .addColumn('due_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
  },
}
