import { describe, expect, test } from 'vitest'
import { senderKeyHeader } from '#contract/dare-views.ts'
import { dareExpiryMs } from '#domain/dares/dare.ts'
import { someDare } from '#tests/support/app/dare-fixtures.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openVisitor, ownOrigin } from '#tests/support/users/visitor.ts'
import { deleteExpiredDares } from './dare-repository.ts'

describe.each(databaseKinds)('/api/dares on %s', (kind) => {
  const testApp = useTestApp(kind)
  const send = (body: unknown) => openVisitor(testApp.app).post('/api/dares', body)
  const open = (id: string) => openVisitor(testApp.app).get(`/api/dares/${encodeURIComponent(id)}`)
  const ask = (id: string, key: string) =>
    openVisitor(testApp.app).get(`/api/dares/${id}/answers`, { [senderKeyHeader]: key })
  const rowsOf = (id: string) =>
    testApp.services.database.db.selectFrom('dares').selectAll().where('id', '=', id).execute()

  describe('sending', () => {
    test('keeps a dare once, and answers a repeat with 200', async () => {
      const dare = someDare()
      const first = await send(dare)
      expect([first.status, await first.json()]).toEqual([201, { id: dare.id }])
      expect((await send(dare)).status).toBe(200)
      expect(await rowsOf(dare.id)).toHaveLength(1)
    })

    test('of ten at once one is kept, and all are told that it is there', async () => {
      const dare = someDare()
      testApp.services.now = () => Date.UTC(2026, 10, 21, 20)
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(dare)))
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([...Array(9).fill(200), 201])
      expect(await rowsOf(dare.id)).toHaveLength(1)
    })

    test.each([
      ['another text', { lines: ['Dance'] }],
      ['another name', { to: 'Cy' }],
      ['another drawing', { drawing: [] }],
      ['another key', { senderKey: 'c'.repeat(48) }],
    ])('%s under the same id is refused, and changes nothing', async (_, change) => {
      const dare = someDare()
      await send(dare)
      const before = await rowsOf(dare.id)
      const answer = await send({ ...dare, ...change })
      expect([answer.status, (await answer.json()).error.code]).toEqual([409, 'conflict'])
      expect(await rowsOf(dare.id)).toEqual(before)
    })

    test.each<[string, unknown, number, string]>([
      ['nothing on it', someDare({ lines: [''], drawing: [] }), 400, 'lines: The card is blank'],
      ['a name of 10 kB', someDare({ to: 'x'.repeat(10_240) }), 400, 'to'],
      ['more than 64 kB', someDare({ lines: ['x'.repeat(70_000)] }), 413, '65536'],
      ['half of JSON', '{"id":', 400, 'not JSON'],
    ])('%s is refused', async (_, body, status, named) => {
      const answer = await send(body)
      expect([answer.status, (await answer.json()).error.message]).toEqual([
        status,
        expect.stringContaining(named),
      ])
    })

    test('ten a minute from one address', async () => {
      testApp.services.now = () => Date.UTC(2026, 10, 21, 20, 0, 1)
      for (let n = 0; n < 10; n++) expect((await send(someDare())).status).toBe(201)
      const eleventh = await send(someDare())
      expect([eleventh.status, eleventh.headers.get('retry-after')]).toEqual([429, '59'])
    })

    test('two hundred a day from one address', async () => {
      for (let n = 0; n < 20; n++) {
        testApp.services.now = () => Date.UTC(2026, 10, 21, 23, n)
        for (let m = 0; m < 10; m++) expect((await send({})).status).toBe(400)
      }
      testApp.services.now = () => Date.UTC(2026, 10, 21, 23, 30)
      const more = await send(someDare())
      expect([more.status, more.headers.get('retry-after')]).toEqual([429, '1800'])
      testApp.services.now = () => Date.UTC(2026, 10, 22)
      expect((await send(someDare())).status).toBe(201)
    })

    test('the key of its sender is kept as a hash alone', async () => {
      const dare = someDare()
      await send(dare)
      expect(JSON.stringify(await rowsOf(dare.id))).not.toContain(dare.senderKey)
    })
  })

  describe('opening', () => {
    test('shows what was sent, and three kind ones beside it', async () => {
      const dare = someDare()
      await send(dare)
      const { senderKey: _, ...shown } = dare
      const view = await (await open(dare.id)).json()
      expect(view).toEqual({
        ...shown,
        status: 'open',
        step: 0,
        doneLines: 0,
        swaps: [expect.any(String), expect.any(String), expect.any(String)],
        earnsReward: false,
      })
    })

    test.each([
      ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
      ['a name that turns the line round', 'Bo\u202e\u2066gnik', 'Bognik'],
      ['a template', '{{7*7}}&lt;%=7%>', '{{7*7}}&lt;%=7%>'],
      ['SQL', "'; drop table dares; --", "'; drop table dares; --"],
      ['control characters', 'B\u0000o\u001b[31m', 'Bo[31m'],
      ['two lines', 'Bo\nAdmin', 'Bo Admin'],
    ])('%s in a name is text like any other', async (_, to, shown) => {
      const dare = someDare({ to, from: to, lines: [to] })
      expect((await send(dare)).status).toBe(201)
      const answer = await open(dare.id)
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await answer.json()).toMatchObject({ to: shown, from: shown })
    })

    test.each([
      ['an id that nobody has', 'f'.repeat(24)],
      ['an edited id', `${'f'.repeat(23)}g`],
      ['half an id', 'abc'],
      ['10 kB', 'x'.repeat(10_240)],
      ['markup', '<script>'],
      ['a way up', '../users'],
    ])('%s is 404', async (_, id) => {
      const answer = await open(id)
      expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'not_found'])
    })

    test('one that has run out is gone for everybody, before and after it is swept away', async () => {
      const dare = someDare()
      await send(dare)
      const endMs = testApp.services.now() + dareExpiryMs
      testApp.services.now = () => endMs - 60_000
      expect((await open(dare.id)).status).toBe(200)
      testApp.services.now = () => endMs + 60_000
      expect((await open(dare.id)).status).toBe(404)
      expect((await ask(dare.id, dare.senderKey)).status).toBe(404)
      expect(await rowsOf(dare.id)).toHaveLength(1)
      expect(
        await deleteExpiredDares(testApp.services.database.db, endMs + 60_000),
      ).toBeGreaterThan(0)
      expect(await rowsOf(dare.id)).toEqual([])
    })
  })

  test.each([
    ['answers', 60, 'POST', '/answers'],
    ['taking back', 60, 'DELETE', ''],
    ['opening', 300, 'GET', ''],
    ['asking', 300, 'GET', '/answers'],
  ])('%s: %i a minute from one address', async (_, hits, method, below) => {
    testApp.services.now = () => Date.UTC(2026, 10, 21, 20)
    const headers = { origin: ownOrigin, host: 'localhost' }
    const path = `/api/dares/${'f'.repeat(24)}${below}`
    const call = async () => (await testApp.app.request(path, { method, headers })).status
    for (let n = 0; n < hits; n++) expect(await call()).not.toBe(429)
    expect(await call()).toBe(429)
  })

  describe('its sender', () => {
    test('sees how it stands, by the key', async () => {
      const dare = someDare()
      await send(dare)
      const answer = await ask(dare.id, dare.senderKey)
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { status: 'open', doneLines: 0, answers: [] },
      ])
    })

    test.each(['', 'c'.repeat(48), 'x'])('nobody else does: %j', async (key) => {
      const dare = someDare()
      await send(dare)
      expect((await ask(dare.id, key)).status).toBe(403)
    })

    test('takes it back; nobody else can', async () => {
      const dare = someDare()
      await send(dare)
      const remove = (key: string) =>
        testApp.app.request(`/api/dares/${dare.id}`, {
          method: 'DELETE',
          headers: { [senderKeyHeader]: key },
        })
      expect((await remove('c'.repeat(48))).status).toBe(403)
      expect((await open(dare.id)).status).toBe(200)
      expect((await remove(dare.senderKey)).status).toBe(204)
      expect((await open(dare.id)).status).toBe(404)
      expect((await remove(dare.senderKey)).status).toBe(404)
    })
  })
})
