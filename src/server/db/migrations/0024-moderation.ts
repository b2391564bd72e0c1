import type { Migration } from './migration.ts'

export const moderation: Migration = {
  name: '0024-moderation',
  isAdditive: true,
  async up(schema, { bigInteger }) {
    await schema.alterTable('users').addColumn('blocked_at', bigInteger).execute()
    await schema.alterTable('users').addColumn('blocked_reason', 'text').execute()
    await schema.alterTable('packs').addColumn('hidden_reason', 'text').execute()
    await schema
      .createTable('operator_actions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', bigInteger, (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .execute()
  },
}
