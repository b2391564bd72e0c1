import type { Migration } from './migration.ts'

export const toldKeys: Migration = {
  name: '0016-told-keys',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('told_keys')
      .addColumn('key', keyText, (column) => column.primaryKey().notNull())
      .addColumn('told_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema.createIndex('told_keys_by_time').on('told_keys').column('told_at').execute()
  },
}
