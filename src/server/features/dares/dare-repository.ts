import type { Kysely, Selectable } from 'kysely'
import type { NewDare } from '#contract/dares.ts'
import type { Answer } from '#domain/dares/answers.ts'
import { type Dare, dareExpiryMs } from '#domain/dares/dare.ts'
import type { Tables } from '#server/db/tables.ts'

/** An answer as it is kept: with when it came, epoch milliseconds. */
export type StoredAnswer = Answer & { atMs: number }

export type StoredDare = Dare & {
  id: string
  /** Whoever made it, where they were signed in. */
  userId: string | null
  /** Whoever answered first of those who were signed in: never its maker. */
  takerId: string | null
  senderKeyHash: string
  answers: readonly StoredAnswer[]
}

export type DareInput = { dare: NewDare; senderKeyHash: string; userId: string | null }

/** Keeps a dare unless its id is taken; says whether it did. */
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

/** The dare unless it has run out. */
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

/** Gives a dare whoever made it, or took it, unless it has somebody; says whether it did. */
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

/** Keeps one more answer, but not its words, unless another came first; says whether it did. */
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

/** Keeps what a dare was answered; `userId` when whoever wrote it is signed in. */
export async function insertAnswerWords(
  db: Kysely<Tables>,
  dareId: string,
  words: string,
  userId: string | null,
): Promise<void> {
  await db.insertInto('dare_words').values({ dare_id: dareId, user_id: userId, words }).execute()
}

/** Says who wrote what a dare was answered, unless that is known. */
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

/** Removes what has run out, and says how many there were. */
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
