import type { Migration } from './migration.ts'

export const feedback: Migration = {
  name: '0001-feedback',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('feedback')
      .addColumn('time', keyText, (column) => column.primaryKey().notNull())
      .addColumn('feedback', 'text', (column) => column.notNull())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('positive', 'integer', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
  },
}
