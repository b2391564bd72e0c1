import type { Migration } from './migration.ts'

/** When the site was last backed up: one row, for the alarm that says it is long ago. */
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
