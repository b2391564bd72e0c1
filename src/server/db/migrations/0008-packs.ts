import type { Migration } from './migration.ts'

export const packs: Migration = {
  name: '0008-packs',
  async up(schema, { keyText, bigInteger, tableEnd }) {
    await schema
      .createTable('packs')
      .addColumn('pack_id', keyText, (column) => column.primaryKey().notNull())
      .addColumn('owner_id', keyText, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('explicit', 'integer', (column) => column.notNull())
      .addColumn('alcohol', 'integer', (column) => column.notNull())
      .addColumn('prompt_count', 'integer', (column) => column.notNull())
      .addColumn('likes', bigInteger, (column) => column.notNull())
      .addColumn('plays', bigInteger, (column) => column.notNull())
      .addColumn('popularity', 'integer', (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addColumn('updated_at', bigInteger, (column) => column.notNull())
      .addColumn('published_at', bigInteger)
      .addColumn('deleted_at', bigInteger)
      .addColumn('hidden_at', bigInteger)
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createIndex('packs_by_owner')
      .on('packs')
      .columns(['owner_id', 'updated_at', 'pack_id'])
      .execute()

    await schema
      .createTable('pack_terms')
      .addColumn('term', keyText, (column) => column.notNull())
      .addColumn('pack_id', keyText, (column) =>
        column.notNull().references('packs.pack_id').onDelete('cascade'),
      )
      .addColumn('popularity', 'integer', (column) => column.notNull())
      .addColumn('published_at', bigInteger, (column) => column.notNull())
      .addPrimaryKeyConstraint('pack_terms_key', ['term', 'pack_id'])
      .modifyEnd(tableEnd)
      .execute()
    // A page of results is one range of this index, however many packs a word is in.
    await schema
      .createIndex('pack_terms_by_popularity')
      .on('pack_terms')
      .columns(['term', 'popularity', 'pack_id'])
      .execute()
    await schema
      .createIndex('pack_terms_by_time')
      .on('pack_terms')
      .columns(['term', 'published_at', 'pack_id'])
      .execute()
    await schema.createIndex('pack_terms_by_pack').on('pack_terms').column('pack_id').execute()

    await schema
      .createTable('search_words')
      .addColumn('word', keyText, (column) => column.primaryKey().notNull())
      .modifyEnd(tableEnd)
      .execute()
    await schema
      .createTable('search_forms')
      .addColumn('form', keyText, (column) => column.notNull())
      .addColumn('word', keyText, (column) => column.notNull())
      .addPrimaryKeyConstraint('search_forms_key', ['form', 'word'])
      .modifyEnd(tableEnd)
      .execute()

    await schema
      .createTable('pack_reports')
      .addColumn('pack_id', keyText, (column) =>
        column.notNull().references('packs.pack_id').onDelete('cascade'),
      )
      .addColumn('reporter', keyText, (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addColumn('resolved_at', bigInteger)
      .addPrimaryKeyConstraint('pack_reports_key', ['pack_id', 'reporter'])
      .modifyEnd(tableEnd)
      .execute()
    // Deletion of an account by its user; reading of open reports by the operator.
    await schema
      .createIndex('pack_reports_by_reporter')
      .on('pack_reports')
      .column('reporter')
      .execute()
    await schema
      .createIndex('pack_reports_by_resolution')
      .on('pack_reports')
      .columns(['resolved_at', 'pack_id'])
      .execute()

    // Likes of a pack are deleted with it.
    await schema
      .createIndex('profile_items_by_item')
      .on('profile_items')
      .column('item_id')
      .execute()
  },
}
