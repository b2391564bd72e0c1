import type { Migration } from './migration.ts'

/** Signs for a bar's tables: each has a code for good, and leads to the room that is on there. */
export const barTables: Migration = {
  name: '0028-bar-tables',
  isAdditive: true,
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('bars')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('closes_minute', 'integer', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('used_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createTable('bar_tables')
      .addColumn('code', keyText, (column) => column.primaryKey().notNull())
      .addColumn('bar_id', keyText, (column) =>
        column.notNull().references('bars.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('room_id', keyText)
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createIndex('bar_tables_key')
      .on('bar_tables')
      .columns(['bar_id', 'number'])
      .unique()
      .execute()
  },
}
