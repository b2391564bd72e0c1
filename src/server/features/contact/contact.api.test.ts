import { beforeEach, describe, expect, test } from 'vitest'
import { AppCheckSolution } from '#contract/app-check.ts'
import type { NewContactMessage } from '#contract/contact.ts'
import { toQueued } from '#server/platform/messaging/message-repository.ts'
import { someContact, someProof } from '#tests/support/app/contact-fixtures.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { createUser } from '#tests/support/users/create-user.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'

const fiveMinutesMs = 5 * 60_000
const support = 'help@party.example'

describe.each(databaseKinds)('/api/contact on %s', (kind) => {
  const testApp = useTestApp(kind, { SUPPORT_EMAIL: support })
  let visitor: Visitor

  beforeEach(async () => {
    const { db } = testApp.services.database
    await db.deleteFrom('contact_messages').execute()
    await db.deleteFrom('messages').execute()
    visitor = openVisitor(testApp.app)
  })

  const send = (body: unknown, from = visitor) => from.post('/api/contact', body)
  const some = (change: Partial<NewContactMessage> = {}) => someContact(testApp.services, change)
  const rows = () =>
    testApp.services.database.db.selectFrom('contact_messages').selectAll().execute()
  const emails = async () =>
    (await testApp.services.database.db.selectFrom('messages').selectAll().execute()).map(
      (row) => toQueued(row).message,
    )
  const sentenceOf = async (answer: Response) => (await answer.json()).error.message

  test('gives a challenge that its pages can solve, and takes its solution', async () => {
    const asked = await visitor.get('/api/contact/challenge')
    expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(AppCheckSolution.shape.challenge.safeParse(await asked.json()).success).toBe(true)
  })

  test('keeps what was sent, and mails the same words to the operator', async () => {
    const sent = await some()
    const answer = await send(sent)
    expect([answer.status, await answer.json()]).toEqual([201, { id: sent.id, mailed: true }])
    const { id, name, email, message } = sent
    expect(await rows()).toEqual([
      expect.objectContaining({ id, name, email, message, mailed: 1, user_id: null }),
    ])
    expect(await emails()).toEqual([
      {
        channel: 'mail',
        to: support,
        replyTo: email,
        subject: 'Contact page: Åse',
        text: `Åse (${email}) wrote on the contact page:\n\n${message}\n\nAnswer this letter, and it goes to ${email}.`,
        html: expect.stringContaining('The plum has lost a petal.<br>Or have I?'),
        hint: email,
      },
    ])
  })

  test('nothing that somebody writes becomes markup', async () => {
    await send(await some({ name: '<b>x</b>', message: '<script>alert(1)</script>' }))
    const [sent] = await emails()
    expect(sent).toMatchObject({ html: expect.stringContaining('&lt;script&gt;') })
    expect(sent).not.toMatchObject({ html: expect.stringMatching(/<script|<b>/) })
  })

  test.each<[string, object, RegExp]>([
    ['no e-mail', { email: '' }, /^email: Where should the answer go/],
    ['half an e-mail', { email: 'ase@' }, /^email: This does not look like an e-mail/],
    ['two e-mails', { email: 'a@b.example,c@d.example' }, /^email: This does not look/],
    ['a header in the e-mail', { email: 'a@b.example\r\nBcc: c@d.example' }, /^email: This does/],
    ['an endless e-mail', { email: `${'a'.repeat(250)}@b.example` }, /^email: /],
    ['no message', { message: '' }, /^message: Write a line or two/],
    ['a message of nothing to see', { message: ' \u200b\n\t ' }, /^message: Write a line/],
    ['4001 characters', { message: 'x'.repeat(4001) }, /^message: /],
    ['an endless name', { name: 'x'.repeat(81) }, /^name: /],
    ['a number for a name', { name: 7 }, /^name: /],
    ['no id', { id: undefined }, /^id: /],
    ['an id of one’s own liking', { id: 'contact' }, /^id: must be 24/],
    ['an id with capitals', { id: 'A'.repeat(24) }, /^id: must be 24/],
    ['no proof', { proof: undefined }, /^proof: /],
    ['a proof that is a word', { proof: 'solved' }, /^proof: /],
    ['a field too many', { mailed: true }, /mailed/],
  ])('refuses %s', async (_, change, sentence) => {
    const answer = await send({ ...(await some()), ...change })
    expect(answer.status).toBe(400)
    expect(await sentenceOf(answer)).toMatch(sentence)
    expect([await rows(), await emails()]).toEqual([[], []])
  })

  test.each<[string, string, string]>([
    ['a line break in the name', 'Åse\r\nBcc: bo@home.example', 'Åse Bcc: bo@home.example'],
    ['marks that reorder', 'Åse\u202eexe', 'Åseexe'],
    ['room around it', '  Åse  ', 'Åse'],
  ])('tidies %s', async (_, name, kept) => {
    expect((await send(await some({ name }))).status).toBe(201)
    expect(await rows()).toMatchObject([{ name: kept }])
    expect(await emails()).toMatchObject([{ subject: `Contact page: ${kept}` }])
  })

  test('4000 characters are taken, and a name is not asked for', async () => {
    const sent = await some({ name: '', message: 'x'.repeat(4000) })
    expect((await send(sent)).status).toBe(201)
    expect(await emails()).toMatchObject([
      { subject: `Contact page: ${sent.email}`, text: expect.stringContaining(sent.message) },
    ])
  })

  test('sent again it is the same one, with its proof spent or without a good one', async () => {
    const sent = await some()
    expect((await send(sent)).status).toBe(201)
    expect((await send(sent)).status).toBe(200)
    testApp.services.now = () => Date.now() + fiveMinutesMs
    const again = await send(sent)
    expect([again.status, await again.json()]).toEqual([200, { id: sent.id, mailed: true }])
    expect([(await rows()).length, (await emails()).length]).toEqual([1, 1])
  })

  test.each<[string, Partial<NewContactMessage>]>([
    ['another message', { message: 'Something else.' }],
    ['another address', { email: 'bo@home.example' }],
    ['another name', { name: 'Bo' }],
  ])('under a taken id %s is refused', async (_, change) => {
    const sent = await some()
    await send(sent)
    const other = await send({ ...sent, ...change, proof: await someProof(testApp.services) })
    expect([other.status, await sentenceOf(other)]).toEqual([409, 'Another message has this id.'])
    expect(await rows()).toMatchObject([{ message: sent.message, email: sent.email }])
  })

  test('of two at once under one id there is one, with one proof or with two', async () => {
    for (const isOneProof of [true, false]) {
      const sent = await some()
      const proofs = [sent.proof, isOneProof ? sent.proof : await someProof(testApp.services)]
      const answers = await Promise.all(proofs.map((proof) => send({ ...sent, proof })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
      expect((await rows()).filter(({ id }) => id === sent.id)).toHaveLength(1)
    }
    expect(await emails()).toHaveLength(2)
  })

  test('of two different ones at once under one id one is refused', async () => {
    const [one, other] = [await some(), await some({ message: 'Something else.' })]
    const answers = await Promise.all([send(one), send({ ...other, id: one.id })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect([(await rows()).length, (await emails()).length]).toEqual([1, 1])
  })

  test('one proof is good for one message, however many are sent at once', async () => {
    const proof = await someProof(testApp.services)
    const all = await Promise.all(Array.from({ length: 5 }, () => some({ proof })))
    const answers = await Promise.all(all.map((sent) => send(sent)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403])
    const late = await send(await some({ proof }))
    expect(await sentenceOf(late)).toBe('This challenge was used already: ask for a new one.')
    expect([(await rows()).length, (await emails()).length]).toEqual([1, 1])
  })

  test.each<[string, () => Promise<AppCheckSolution>, RegExp]>([
    ['of another purpose', () => someProof(testApp.services, 'app check'), /does not solve/],
    [
      'of another server',
      () => someProof({ ...testApp.services, authSecret: 'the server across the street' }),
      /does not solve/,
    ],
    [
      'that is over',
      () => someProof({ ...testApp.services, now: () => Date.now() - fiveMinutesMs - 1000 }),
      /is over/,
    ],
    [
      'with a wrong key',
      async () => {
        const { challenge, solution } = await someProof(testApp.services)
        return { challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } }
      },
      /does not solve/,
    ],
    [
      'made to last longer',
      async () => {
        const { challenge, solution } = await someProof(testApp.services)
        const { parameters } = challenge
        const longer = { ...parameters, expiresAt: parameters.expiresAt + 600 }
        return { challenge: { ...challenge, parameters: longer }, solution }
      },
      /does not solve/,
    ],
  ])('refuses a proof %s', async (_, prove, sentence) => {
    const answer = await send(await some({ proof: await prove() }))
    expect([answer.status, await sentenceOf(answer)]).toEqual([
      403,
      expect.stringMatching(sentence),
    ])
    expect([await rows(), await emails()]).toEqual([[], []])
  })

  test('a proof for writing gives no token for the storage', async () => {
    const guarded = await someProof(testApp.services)
    const { acceptSolution } = await import('../app-check/accept-solution.ts')
    await expect(acceptSolution(testApp.services, guarded)).rejects.toThrow(/does not solve/)
    expect((await send(await some({ proof: guarded }))).status).toBe(201)
  })

  test('what cannot be put into the mail is not kept either, and its proof is good again', async () => {
    const { schema } = testApp.services.database.db
    const sent = await some()
    await schema.alterTable('messages').renameTo('lost').execute()
    expect((await send(sent)).status).toBe(500)
    await schema.alterTable('lost').renameTo('messages').execute()
    expect(await rows()).toEqual([])
    expect((await send(sent)).status).toBe(201)
  })

  test('signed in it is theirs: in their data, and gone with them, in the mail as well', async () => {
    const user = await createUser(testApp.services, testApp.app)
    const sent = await some({ message: 'From a guest' })
    await send(sent, user.visitor)
    await send(await some({ message: 'From a stranger' }))
    const data = await (await user.visitor.get(`/api/users/${user.userId}/export`)).json()
    expect(data.contactMessages).toEqual([
      { name: 'Åse', email: sent.email, message: 'From a guest', created_at: expect.any(Number) },
    ])
    expect((await user.visitor.delete(`/api/users/${user.userId}`)).status).toBe(204)
    expect(await rows()).toMatchObject([{ message: 'From a stranger' }])
    expect(await emails()).toMatchObject([{ text: expect.stringContaining('From a stranger') }])
  })

  test('an address may write ten times a minute', async () => {
    const hits = await Promise.all(Array.from({ length: 11 }, () => send({})))
    expect(hits.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429])
  })

  test.each([
    ['POST', '/api/contact/challenge', 'GET'],
    ['GET', '/api/contact', 'POST'],
  ])('%s %s is refused', async (method, path, allow) => {
    const answer = method === 'GET' ? await visitor.get(path) : await visitor.post(path, {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
  })

  test('another site cannot make a visitor write', async () => {
    const headers = { origin: 'https://evil.example' }
    const answer = await visitor.post('/api/contact', await some(), headers)
    expect([answer.status, await rows()]).toEqual([403, []])
  })
})

describe.each(databaseKinds)('where there is no mailbox, on %s', (kind) => {
  const testApp = useTestApp(kind)

  test('it is kept, nothing is mailed, and the answer says so', async () => {
    const sent = await someContact(testApp.services)
    const answer = await openVisitor(testApp.app).post('/api/contact', sent)
    expect(await answer.json()).toEqual({ id: sent.id, mailed: false })
    const { db } = testApp.services.database
    expect(await db.selectFrom('contact_messages').select(['id', 'mailed']).execute()).toEqual([
      { id: sent.id, mailed: 0 },
    ])
    expect(await db.selectFrom('messages').select('id').execute()).toEqual([])
  })
})
