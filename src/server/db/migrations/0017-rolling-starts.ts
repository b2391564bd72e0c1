import type { Migration } from './migration.ts'

export const rollingStarts: Migration = {
  name: '0017-rolling-starts',
  isAdditive: true,
  async up(schema) {
    await schema
      .alterTable('migrations')
      .addColumn('is_additive', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
