import type { Migration } from './migration.ts'

/** One row with the time of the last backup, for an alarm. */
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
