import type { Kysely, Selectable } from 'kysely'
import type { NewDare } from '#contract/dares.ts'
import type { Answer } from '#domain/dares/answers.ts'
import { type Dare, dareExpiryMs } from '#domain/dares/dare.ts'
import type { Tables } from '#server/db/tables.ts'

/** Stored with its time, epoch milliseconds. */
export type StoredAnswer = Answer & { atMs: number }

export type StoredDare = Dare & {
  id: string
  /** The sender, when signed in. */
  userId: string | null
  /** The first signed-in user who answered, never the sender. */
  takerId: string | null
  senderKeyHash: string
  answers: readonly StoredAnswer[]
}

export type DareInput = { dare: NewDare; senderKeyHash: string; userId: string | null }

/** False when the id is taken. */
export async function insertDare(
  db: Kysely<Tables>,
  { dare, senderKeyHash, userId }: DareInput,
  nowMs: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('dares')
    .values({
      id: dare.id,
      user_id: userId,
      taker_id: null,
      sender_key_hash: senderKeyHash,
      kind: dare.kind,
      from_name: dare.from,
      to_name: dare.to,
      lines: JSON.stringify(dare.lines),
      water: dare.water ? 1 : 0,
      drawing: JSON.stringify(dare.drawing),
      answers: '[]',
      step: 0,
      created_at: nowMs,
      expires_at: nowMs + dareExpiryMs,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Null when expired. */
export async function findDare(
  db: Kysely<Tables>,
  id: string,
  nowMs: number,
): Promise<StoredDare | null> {
  const row = await db
    .selectFrom('dares')
    .leftJoin('dare_words', 'dare_words.dare_id', 'dares.id')
    .selectAll('dares')
    .select('dare_words.words')
    .where('id', '=', id)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst()
  return row ? toDare(row) : null
}

/** Sets the sender or the taker unless it is set; false when it was. */
export async function setPersonIfUnset(
  db: Kysely<Tables>,
  id: string,
  column: 'user_id' | 'taker_id',
  userId: string,
): Promise<boolean> {
  const updated = await db
    .updateTable('dares')
    .set({ [column]: userId })
    .where('id', '=', id)
    .where(column, 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Stores an answer without its words; false when another came first. */
export async function updateAnswers(
  db: Kysely<Tables>,
  { id, answers, takerId }: StoredDare,
): Promise<boolean> {
  const updated = await db
    .updateTable('dares')
    .set({
      answers: JSON.stringify(answers.map((answer) => withWords(answer, ''))),
      step: answers.length,
      taker_id: takerId,
    })
    .where('id', '=', id)
    .where('step', '=', answers.length - 1)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function insertAnswerWords(
  db: Kysely<Tables>,
  dareId: string,
  words: string,
  userId: string | null,
): Promise<void> {
  await db.insertInto('dare_words').values({ dare_id: dareId, user_id: userId, words }).execute()
}

export async function setWordsAuthorIfUnset(
  db: Kysely<Tables>,
  dareId: string,
  userId: string,
): Promise<void> {
  await db
    .updateTable('dare_words')
    .set({ user_id: userId })
    .where('dare_id', '=', dareId)
    .where('user_id', 'is', null)
    .execute()
}

export async function deleteDare(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('dares').where('id', '=', id).execute()
}

/** Returns how many were deleted. */
export async function deleteExpiredDares(db: Kysely<Tables>, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('dares')
    .where('expires_at', '<=', nowMs)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function toDare(row: Selectable<Tables['dares']> & { words: string | null }): StoredDare {
  const answers: StoredAnswer[] = JSON.parse(row.answers)
  return {
    id: row.id,
    userId: row.user_id,
    takerId: row.taker_id,
    senderKeyHash: row.sender_key_hash,
    kind: row.kind,
    from: row.from_name,
    to: row.to_name,
    lines: JSON.parse(row.lines),
    water: row.water === 1,
    drawing: JSON.parse(row.drawing),
    answers: answers.map((answer) => withWords(answer, row.words ?? '')),
  }
}

function withWords(answer: StoredAnswer, words: string): StoredAnswer {
  return answer.answer === 'done' ? { ...answer, words } : answer
}
