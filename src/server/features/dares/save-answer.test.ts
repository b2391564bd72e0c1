import { describe, expect, test } from 'vitest'
import { senderKeyHeader } from '#contract/dare-views.ts'
import type { NewDare, SentAnswer } from '#contract/dares.ts'
import { dareExpiryMs } from '#domain/dares/dare.ts'
import { epicDare, someDare } from '#tests/support/app/dare-fixtures.ts'
import { createUserIn, useTestApp, useUser } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'

const yes = { answer: 'accepted', step: 0 } as const
const no = { answer: 'declined', step: 0 } as const
const another = { answer: 'swapped', step: 0, line: 0, swap: 1 } as const
const done = (step: number, words = ''): SentAnswer => ({ answer: 'done', step, words })

describe.each(databaseKinds)('POST /api/dares/{id}/answers on %s', (kind) => {
  const testApp = useTestApp(kind)
  const maker = useUser(testApp)
  const dared = useUser(testApp)
  const nobody = () => openVisitor(testApp.app)

  async function send(dare: NewDare = someDare(), by: Visitor = nobody()): Promise<NewDare> {
    expect((await by.post('/api/dares', dare)).status).toBe(201)
    return dare
  }
  const answer = (dare: NewDare, body: unknown, by: Visitor = nobody()) =>
    by.post(`/api/dares/${dare.id}/answers`, body)
  async function say(dare: NewDare, body: unknown, by?: Visitor) {
    const said = await answer(dare, body, by)
    return [said.status, await said.json()]
  }
  const watch = async ({ id, senderKey }: NewDare) =>
    (await nobody().get(`/api/dares/${id}/answers`, { [senderKeyHeader]: senderKey })).json()

  test('yes, then done: its sender sees both, and when', async () => {
    const dare = await send()
    expect(await say(dare, yes)).toMatchObject([201, { dare: { status: 'accepted', step: 1 } }])
    expect(await say(dare, done(1))).toMatchObject([201, { dare: { status: 'done', swaps: [] } }])
    const time = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(await watch(dare)).toMatchObject({
      status: 'done',
      answers: [
        { answer: 'accepted', time },
        { answer: 'done', words: '', time },
      ],
    })
  })

  test('no is no', async () => {
    const dare = await send()
    expect(await say(dare, no)).toMatchObject([201, { dare: { status: 'declined' } }])
    expect(await say(dare, { ...yes, step: 1 })).toMatchObject([
      409,
      { error: { message: 'This dare was turned down. It stays so.' } },
    ])
  })

  test('a swap is one of those that were offered, and takes the drawing away', async () => {
    const dare = await send()
    const { swaps } = await (await nobody().get(`/api/dares/${dare.id}`)).json()
    const [, { dare: swapped }] = await say(dare, another)
    expect(swapped).toMatchObject({ status: 'swapped', lines: [swaps[1]], drawing: [], swaps: [] })
    expect(await say(dare, { ...another, step: 1 })).toMatchObject([409, {}])
  })

  test('words are for its sender alone', async () => {
    const dare = await send(someDare({ kind: 'love', lines: ['Which day?'], drawing: [] }))
    await answer(dare, yes)
    const said = await answer(dare, done(1, '<i>Tuesdays</i>\u202e'))
    expect(await said.text()).not.toContain('Tuesdays')
    expect(await (await nobody().get(`/api/dares/${dare.id}`)).text()).not.toContain('Tuesdays')
    expect((await watch(dare)).answers[1].words).toBe('<i>Tuesdays</i>')
  })

  test('an answer sent again counts once', async () => {
    const dare = await send()
    for (const body of [yes, done(1)]) {
      expect((await answer(dare, body)).status).toBe(201)
      expect((await answer(dare, body)).status).toBe(200)
    }
    expect((await answer(dare, yes)).status).toBe(200)
    expect((await watch(dare)).answers).toHaveLength(2)
  })

  test('of two phones at once one is first, and the other is told', async () => {
    for (const pair of [
      [yes, no],
      [another, yes],
      [another, { ...another, swap: 2 }],
    ]) {
      const dare = await send()
      const answers = await Promise.all(pair.map((body) => answer(dare, body)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect((await watch(dare)).answers).toHaveLength(1)
    }
  })

  test('words that were mended once they had come are too late, and nobody is blamed', async () => {
    const dare = await send(someDare({ kind: 'love', lines: ['Which day?'], drawing: [] }))
    await answer(dare, yes)
    await answer(dare, done(1, 'Tusdays'))
    const message = expect.stringMatching(/^An answer is there already: perhaps yours/)
    expect(await say(dare, done(1, 'Tuesdays'))).toMatchObject([409, { error: { message } }])
    expect((await watch(dare)).answers[1].words).toBe('Tusdays')
  })

  test('ten times the same at once is one answer', async () => {
    const dare = await send()
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(dare, yes)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect((await watch(dare)).answers).toHaveLength(1)
  })

  test.each<[string, unknown, number]>([
    ['a word that is none', { answer: 'maybe', step: 0 }, 400],
    ['done before it is taken', done(0), 409],
    ['words of 10 kB', done(0, 'x'.repeat(10_240)), 400],
    ['a part that a card has not', { ...another, line: 1 }, 400],
    ['a dare of one’s own', { answer: 'swapped', step: 0, line: 0, text: 'Nothing' }, 400],
  ])('%s is refused', async (_, body, status) => {
    const dare = await send()
    expect((await answer(dare, body)).status).toBe(status)
    expect((await watch(dare)).answers).toEqual([])
  })

  test('a dare that is not there cannot be answered', async () => {
    expect((await answer(someDare(), yes)).status).toBe(404)
  })

  test.each<[string, unknown, SentAnswer]>([
    ['yes', null, yes],
    ['no', null, no],
    ['another one', null, another],
    ['done', yes, done(1)],
    ['yes again', yes, yes],
  ])('a dare that has run out is not answered: %s', async (_, before, body) => {
    const dare = await send()
    if (before) expect((await answer(dare, before)).status).toBe(201)
    const endMs = Date.now() + dareExpiryMs
    testApp.services.now = () => endMs
    expect(await say(dare, body)).toMatchObject([404, { error: { code: 'not_found' } }])
    testApp.services.now = Date.now
    expect((await watch(dare)).answers).toHaveLength(before ? 1 : 0)
  })

  describe('the reward for an epic dare', () => {
    const claim = async () =>
      (await dared.visitor.post(`${dared.path}/claimed_rewards`, { rewardId: 'epic-dare' })).status

    async function finish(dare: NewDare, by: Visitor): Promise<boolean[]> {
      const earned: boolean[] = []
      for (const body of [yes, done(1), done(2), done(3)]) {
        const said = await answer(dare, body, by)
        expect(said.status).toBe(201)
        earned.push((await said.json()).earned)
      }
      return earned
    }

    test('is earned with the last part of one that another member made', async () => {
      await dared.visitor.get(dared.path)
      const dare = await send(epicDare(), maker.visitor)
      expect(await claim()).toBe(409)
      expect(await finish(dare, dared.visitor)).toEqual([false, false, false, true])
      expect(await claim()).toBe(200)
    })

    test.each<[string, () => NewDare, () => Visitor, () => Visitor]>([
      ['by whoever made it', () => epicDare(), () => dared.visitor, () => dared.visitor],
      ['of nobody knows whom', () => epicDare(), nobody, () => dared.visitor],
      ['signed out', () => epicDare(), () => maker.visitor, nobody],
    ])('is not for one done %s', async (_, dare, makes, does) => {
      await dared.visitor.get(dared.path)
      const sent = await send(dare(), makes())
      expect(await finish(sent, does())).toEqual([false, false, false, false])
      expect(await claim()).toBe(409)
    })

    test('is not for a card', async () => {
      await dared.visitor.get(dared.path)
      const dare = await send(someDare(), maker.visitor)
      await answer(dare, yes, dared.visitor)
      await answer(dare, done(1), dared.visitor)
      expect(await claim()).toBe(409)
    })

    test('is not for somebody else who sends the last answer, or sends it again', async () => {
      await dared.visitor.get(dared.path)
      const dare = await send(epicDare(), maker.visitor)
      const taker = await createUserIn(testApp)
      await answer(dare, yes, taker.visitor)
      await answer(dare, done(1), nobody())
      await answer(dare, done(2), taker.visitor)
      expect(await say(dare, done(3), dared.visitor)).toMatchObject([201, { earned: false }])
      expect(await say(dare, done(3), dared.visitor)).toMatchObject([200, { earned: false }])
      expect(await claim()).toBe(409)
      expect(await say(dare, done(3), taker.visitor)).toMatchObject([200, { earned: true }])
    })

    test('comes late to who did it signed out and says so again signed in, and to no other', async () => {
      const dare = await send(epicDare(), maker.visitor)
      await finish(dare, nobody())
      expect(await say(dare, done(2), dared.visitor)).toMatchObject([200, { earned: false }])
      expect(await say(dare, done(3), maker.visitor)).toMatchObject([200, { earned: false }])
      expect(await say(dare, done(3), dared.visitor)).toMatchObject([200, { earned: true }])
      const third = await createUserIn(testApp)
      expect(await say(dare, done(3), third.visitor)).toMatchObject([200, { earned: false }])
      expect(await claim()).toBe(200)
    })

    test('is not said again to who has claimed it', async () => {
      const first = await send(epicDare(), maker.visitor)
      expect((await finish(first, dared.visitor)).at(-1)).toBe(true)
      expect(await say(first, done(3), dared.visitor)).toMatchObject([200, { earned: true }])
      expect(await claim()).toBe(200)
      expect(await say(first, done(3), dared.visitor)).toMatchObject([200, { earned: false }])
      const second = await send(epicDare(), maker.visitor)
      expect((await finish(second, dared.visitor)).at(-1)).toBe(false)
    })

    test('is for the taker of a dare whose maker signed in and sent it again', async () => {
      const dare = await send(epicDare())
      expect((await maker.visitor.post('/api/dares', dare)).status).toBe(200)
      expect((await finish(dare, dared.visitor)).at(-1)).toBe(true)
    })

    test('is there for somebody without a profile yet', async () => {
      const dare = await send(epicDare(), maker.visitor)
      expect((await finish(dare, dared.visitor)).at(-1)).toBe(true)
      expect(await claim()).toBe(200)
    })

    test('is said beforehand only where it can be earned', async () => {
      const earns = async (dare: NewDare, by = nobody()) =>
        (await (await by.get(`/api/dares/${dare.id}`)).json()).earnsReward
      const paid = await send(epicDare(), maker.visitor)
      expect(await earns(paid)).toBe(true)
      expect(await earns(paid, dared.visitor)).toBe(true)
      expect(await earns(paid, maker.visitor)).toBe(false)
      await answer(paid, yes, dared.visitor)
      expect(await earns(paid, dared.visitor)).toBe(true)
      expect(await earns(paid)).toBe(false)
      expect(await earns(await send(epicDare()))).toBe(false)
      expect(await earns(await send(someDare(), maker.visitor))).toBe(false)
    })
  })

  test('a dare goes with the account that made it', async () => {
    const dare = await send(epicDare(), maker.visitor)
    const { db } = testApp.services.database
    await db.deleteFrom('users').where('id', '=', maker.userId).execute()
    expect((await nobody().get(`/api/dares/${dare.id}`)).status).toBe(404)
  })
})
