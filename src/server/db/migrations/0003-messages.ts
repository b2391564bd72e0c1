import type { Migration } from './migration.ts'

export const messages: Migration = {
  name: '0003-messages',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('messages')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createIndex('messages_by_next_attempt')
      .on('messages')
      .column('next_attempt_at')
      .execute()
  },
}
