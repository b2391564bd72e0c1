import type { Services } from '#server/compose.ts'

const id = 'last'

/** Records the moment of the newest backup with blobs, for the alarm. */
export async function recordBackup(
  { database }: Pick<Services, 'database'>,
  takenAtMs: number,
): Promise<void> {
  await database.db
    .insertInto('last_backup')
    .values({ id, taken_at: takenAtMs })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ taken_at: takenAtMs }))
    .execute()
}
