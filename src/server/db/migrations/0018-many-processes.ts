import type { Migration } from './migration.ts'

export const manyProcesses: Migration = {
  name: '0018-many-processes',
  isAdditive: true,
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('events')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema.createIndex('events_by_time').on('events').columns(['created_at', 'id']).execute()

    await schema
      .createTable('processes')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('secret_mark', 'text', (column) => column.notNull())
      .addColumn('storage_mark', 'text', (column) => column.notNull())
      .addColumn('started_at', bigInteger, (column) => column.notNull())
      .addColumn('seen_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
  },
}
