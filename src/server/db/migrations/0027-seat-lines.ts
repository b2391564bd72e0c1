import type { Migration } from './migration.ts'

/** Topics that a seat would rather not get. */
export const seatLines: Migration = {
  name: '0027-seat-lines',
  isAdditive: true,
  async up(schema) {
    await schema
      .alterTable('room_seats')
      .addColumn('lines', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
