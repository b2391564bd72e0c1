import type { Migration } from './migration.ts'

/** Records for each migration whether older versions may run on its result. */
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
