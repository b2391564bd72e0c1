import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type SentDareView, senderKeyHeader } from '#contract/dare-views.ts'
import type { NewDare } from '#contract/dares.ts'
import { someDare } from '#tests/support/app/dare-fixtures.ts'
import { useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'
import { erasePerson } from '../person/erase-person.ts'
import { readPerson } from '../person/person-records.ts'
import { findDare, updateAnswers } from './dare-repository.ts'

const yes = { answer: 'accepted', step: 0 } as const
const words = 'On Tuesdays.'
const written = { answer: 'done', step: 1, words } as const

describe.each(databaseKinds)('the words a card was answered, on %s', (kind) => {
  const testApp = useTestApp(kind)
  const maker = useUser(testApp)
  const taker = useUser(testApp)
  const writer = useUser(testApp)
  const nobody = () => openVisitor(testApp.app)

  /** Made by one, taken by another. */
  async function takenCard(by: Visitor = nobody()): Promise<NewDare> {
    const card = someDare({ kind: 'love', lines: ['Which day?'], drawing: [] })
    expect((await by.post('/api/dares', card)).status).toBe(201)
    expect(await answer(card, yes, taker.visitor)).toBe(201)
    return card
  }
  const answer = async ({ id }: NewDare, body: unknown, by: Visitor) =>
    (await by.post(`/api/dares/${id}/answers`, body)).status
  async function watch({ id, senderKey }: NewDare): Promise<SentDareView> {
    const headers = { [senderKeyHeader]: senderKey }
    return (await nobody().get(`/api/dares/${id}/answers`, headers)).json()
  }
  const wordsOf = async (card: NewDare) => (await watch(card)).answers[1]
  const recordOf = ({ userId }: { userId: string }) =>
    readPerson(testApp.services.database.db, userId, testApp.services.now())
  const leave = ({ userId }: { userId: string }) => erasePerson(testApp.services, userId)

  test('go with the account that wrote them, whoever took the card', async () => {
    const card = await takenCard()
    expect(await answer(card, written, writer.visitor)).toBe(201)
    await leave(taker)
    expect(await wordsOf(card)).toMatchObject({ words })
    await leave(writer)
    expect(await watch(card)).toMatchObject({ status: 'done', answers: [{}, { words: '' }] })
  })

  test('stand in the record of whoever wrote them and of whoever asked, and in no other', async () => {
    const card = await takenCard(maker.visitor)
    await answer(card, written, writer.visitor)
    const { id } = card
    expect((await recordOf(writer)).answeredDares).toMatchObject([{ id, words }])
    expect((await recordOf(maker)).dares).toMatchObject([{ id, words }])
    expect((await recordOf(taker)).answeredDares).toMatchObject([{ id, words: null }])
    expect(JSON.stringify(await recordOf(taker))).not.toContain(words)
  })

  test('that were written signed out are nobody’s', async () => {
    const card = await takenCard()
    await answer(card, written, nobody())
    await leave(taker)
    expect(await wordsOf(card)).toMatchObject({ words })
  })

  test('are of whoever says them again signed in, unless they are somebody’s already', async () => {
    const card = await takenCard(maker.visitor)
    expect(await answer(card, written, nobody())).toBe(201)
    for (const { visitor } of [maker, writer, taker])
      expect(await answer(card, written, visitor)).toBe(200)
    expect(await answer(card, yes, taker.visitor)).toBe(200)
    expect((await recordOf(writer)).answeredDares).toMatchObject([{ words }])
    expect((await recordOf(taker)).answeredDares).toMatchObject([{ words: null }])
    expect((await recordOf(maker)).answeredDares).toEqual([])
  })

  test('who is handed to nobody: neither with the dare nor with its answers', async () => {
    const card = await takenCard()
    await answer(card, written, writer.visitor)
    const opened = await (await nobody().get(`/api/dares/${card.id}`)).text()
    const said = opened + JSON.stringify(await watch(card))
    for (const { userId } of [taker, writer]) expect(said).not.toContain(userId)
  })

  test('and the card stay whole when its taker leaves while it is being answered', async () => {
    const { database, now } = testApp.services
    const card = await takenCard()
    let leaving: Promise<boolean> | undefined
    await database.db.transaction().execute(async (transaction) => {
      const dare = await findDare(transaction, card.id, now())
      if (!dare) throw new Error('there is no card')
      const done = { answer: 'done', words: '', atMs: now() } as const
      expect(await updateAnswers(transaction, { ...dare, answers: [...dare.answers, done] })).toBe(
        true,
      )
      leaving = leave(taker)
      // Until it has read what it may, and waits for this answer.
      await sleep(300)
    })
    expect(await leaving).toBe(true)
    expect(await watch(card)).toMatchObject({ status: 'done', answers: [{}, { answer: 'done' }] })
  })
})
