import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database/database.ts'
import { composePhoneCode } from './compose-phone-code.ts'
import { composeVerifyEmail } from './compose-verify-email.ts'
import type { Message } from './message.ts'
import {
  deleteMessage,
  findDue,
  insertMessage,
  postponeMessage,
  takeMessage,
  toQueued,
} from './message-repository.ts'

const mail = composeVerifyEmail({
  to: 'åse@home.example',
  name: 'Åse',
  link: 'https://party.example/verify?token=“x”',
})
const sms = composePhoneCode({ to: '+4712345678', code: '012345', origin: null })

describe.each(databaseKinds)('messages on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  beforeEach(() => database.db.deleteFrom('messages').execute())
  afterAll(() => database.close())

  const insert = (id: string, message: Message = mail, createdAtMs = 100) =>
    insertMessage(database.db, { id, createdAtMs, message })
  const due = (nowMs: number, channel: Message['channel'] = 'mail', limit = 9) =>
    findDue(database.db, { channel, nowMs, limit })
  const ids = async (nowMs: number) => (await due(nowMs)).map(({ id }) => id)

  test.each([mail, sms])('keeps a message as it was given: $channel', async (message) => {
    await insert('a', message)
    const [row] = await due(100, message.channel)
    expect(row && toQueued(row)).toEqual({ id: 'a', createdAtMs: 100, message })
  })

  test('finds due messages of one channel, up to the limit', async () => {
    await insert('late', mail, 101)
    await insert('b')
    await insert('a')
    await insert('sms', sms)
    expect(await ids(99)).toEqual([])
    expect(await ids(100)).toEqual(['a', 'b'])
    expect(await ids(101)).toEqual(['a', 'b', 'late'])
    expect(await due(101, 'mail', 2)).toHaveLength(2)
  })

  test('one that failed comes after one that did not', async () => {
    await insert('failed', mail, 1)
    const [row] = await due(1)
    if (row) await postponeMessage(database.db, row, 1, 50)
    await insert('new', mail, 60)
    expect(await ids(60)).toEqual(['new', 'failed'])
  })

  test('of ten that see one message, one takes it, until its time is over', async () => {
    await insert('a')
    const [seen] = await due(100)
    if (!seen) throw new Error('nothing was due')
    const takers = Array.from({ length: 10 }, () => takeMessage(database.db, seen, 500))
    const taken = (await Promise.all(takers)).filter((row) => row !== null)
    expect(taken).toEqual([{ ...seen, next_attempt_at: 500 }])
    expect(await ids(499)).toEqual([])
    expect(await ids(500)).toEqual(['a'])
  })

  test('whose time was over cannot put back what another has taken', async () => {
    await insert('a')
    const [seen] = await due(100)
    const slow = seen && (await takeMessage(database.db, seen, 500))
    const quick = slow && (await takeMessage(database.db, slow, 900))
    if (!slow || !quick) throw new Error('nothing was taken')
    await postponeMessage(database.db, slow, 1, 600)
    expect(await due(900)).toEqual([quick])
    await postponeMessage(database.db, quick, 1, 1_000)
    expect(await due(1_000)).toEqual([{ ...seen, attempts: 1, next_attempt_at: 1_000 }])
  })

  test('deletes one alone', async () => {
    await insert('a')
    await insert('b')
    await deleteMessage(database.db, 'a')
    expect(await ids(100)).toEqual(['b'])
  })
})
