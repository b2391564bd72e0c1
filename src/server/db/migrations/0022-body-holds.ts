import type { Migration } from './migration.ts'

export const bodyHolds: Migration = {
  name: '0022-body-holds',
  isAdditive: true,
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('body_holds')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('ends_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
  },
}
