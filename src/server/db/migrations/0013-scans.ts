import type { Migration } from './migration.ts'

export const scans: Migration = {
  name: '0013-scans',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('scans')
      .addColumn('day', keyText, (column) => column.notNull())
      .addColumn('source', keyText, (column) => column.notNull())
      .addColumn('place', keyText, (column) => column.notNull())
      .addColumn('count', bigInteger, (column) => column.notNull())
      .addPrimaryKeyConstraint('scans_key', ['day', 'source', 'place'])
      .modifyEnd(tableEnd)
      .execute()
  },
}
