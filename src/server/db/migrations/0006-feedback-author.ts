import type { Migration } from './migration.ts'

export const feedbackAuthor: Migration = {
  name: '0006-feedback-author',
  async up(schema, { keyText }) {
    await schema
      .alterTable('feedback')
      .addColumn('user_id', keyText, (column) => column.references('users.id').onDelete('cascade'))
      .execute()
    await schema.createIndex('feedback_by_user').on('feedback').column('user_id').execute()
  },
}
