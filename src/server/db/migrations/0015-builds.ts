import type { Migration } from './migration.ts'

/** Builds whose pages may still be open on phones, each with its archive of chunks. */
export const builds: Migration = {
  name: '0015-builds',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('builds')
      .addColumn('id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('body_id', 'text', (column) => column.notNull())
      .addColumn('files', 'text', (column) => column.notNull())
      .addColumn('published_at', bigInteger, (column) => column.notNull())
      .addColumn('replaced_at', bigInteger)
      .modifyEnd(tableEnd)
      .execute()
  },
}
