import type { Migration } from './migration.ts'

/** Objects that open by their link only; older versions read them as private. */
export const unlistedObjects: Migration = {
  name: '0023-unlisted-objects',
  isAdditive: true,
  async up(schema) {
    await schema
      .alterTable('objects')
      .addColumn('is_unlisted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
