import type { Migration } from './migration.ts'

export const lastBackup: Migration = {
  name: '0025-last-backup',
  isAdditive: true,
  async up(schema, { bigInteger }) {
    await schema
      .createTable('last_backup')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('taken_at', bigInteger, (column) => column.notNull())
      .execute()
  },
}
