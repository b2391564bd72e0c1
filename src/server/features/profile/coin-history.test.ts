import { describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { createUser, giveCoins, type TestUser } from '#tests/support/users/create-user.ts'

const startMs = Date.UTC(2026, 11, 1)

describe.each(databaseKinds)('GET /api/users/{userId}/coin_entries on %s', (kind) => {
  const testApp = useTestApp(kind)

  /** Somebody with so many rows, each `stepMs` after the one before. */
  async function seatWith(count: number, stepMs: number): Promise<TestUser> {
    const guest = await createUser(testApp.services, testApp.app)
    await guest.visitor.get(`/api/users/${guest.userId}`)
    const rows = Array.from({ length: count }, (_, n) => ({
      user_id: guest.userId,
      key: `gift:${String(n).padStart(2, '0')}.é,`,
      amount: n,
      reason: 'gift' as const,
      created_at: startMs + n * stepMs,
    }))
    if (count > 0)
      await testApp.services.database.db.insertInto('coin_entries').values(rows).execute()
    return guest
  }

  async function read({ visitor, userId }: TestUser, before?: string) {
    const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`
    const answer = await visitor.get(`/api/users/${userId}/coin_entries${query}`)
    return { status: answer.status, ...(await answer.json()) }
  }

  async function readAll(guest: TestUser) {
    const amounts: number[] = []
    const lengths: number[] = []
    let next: string | null | undefined
    do {
      const page = await read(guest, next ?? undefined)
      amounts.push(...page.entries.map(({ amount }: { amount: number }) => amount))
      lengths.push(page.entries.length)
      next = page.next
    } while (next)
    return { amounts, lengths }
  }

  const newestFirst = (count: number) => Array.from({ length: count }, (_, n) => count - 1 - n)

  test.each([
    [0, 1, [0]],
    [1, 1, [1]],
    [29, 1, [29]],
    [30, 1, [30]],
    [31, 1, [30, 1]],
    [35, 1, [30, 5]],
    [35, 0, [30, 5]],
    [61, 0, [30, 30, 1]],
  ])('%i rows, %i ms apart, come newest first in pages of %j', async (count, stepMs, pages) => {
    const { amounts, lengths } = await readAll(await seatWith(count, stepMs))
    expect(lengths).toEqual(pages)
    expect(amounts).toEqual(newestFirst(count))
  })

  test('a row says what changed, why and when', async () => {
    const page = await read(await seatWith(1, 0))
    expect(page).toEqual({
      status: 200,
      entries: [{ key: 'gift:00.é,', amount: 0, reason: 'gift', time: '2026-12-01T00:00:00.000Z' }],
      next: null,
    })
  })

  test('rows that come while somebody pages neither repeat nor hide others', async () => {
    const guest = await seatWith(35, 1)
    const first = await read(guest)
    testApp.services.now = () => startMs + 40
    await giveCoins(testApp.services, guest.userId, 5)
    testApp.services.now = Date.now
    const second = await read(guest, first.next)
    expect(second.entries).toHaveLength(5)
  })

  test('nobody reads the rows of another', async () => {
    const rich = await seatWith(3, 1)
    const poor = await seatWith(0, 1)
    const page = await read(rich)
    expect(await read(poor, `${startMs + 99}.${page.entries[0].key}`)).toMatchObject({
      entries: [],
    })
  })

  test.each([
    ['nothing', ''],
    ['words', 'yesterday'],
    ['a time alone', String(startMs)],
    ['a time and a dot', `${startMs}.`],
    ['a time that no column holds', `${'9'.repeat(30)}.gift:00`],
    ['a time below 0', '-1.gift:00'],
    ['an end of text', `${startMs}.gift\0`],
    ['SQL', "1.' or 1=1 --\0"],
    ['a list', '["1","2"]'],
  ])('a cursor that is %s gives the first page', async (_, before) => {
    const guest = await seatWith(2, 1)
    expect(await read(guest, before)).toMatchObject({ status: 200, entries: [{ amount: 1 }, {}] })
  })

  test.each([
    ['of a row that is gone', `${startMs + 1}.gift:99`, [1, 0]],
    ['of before the first', '0.a', []],
    ['of SQL', `${startMs + 1}.' or 1=1 --`, [0]],
    ['of half a character', `${startMs + 1}.%ED%A0%80`, [0]],
    ['of emoji', `${startMs + 1}.🎉`, [1, 0]],
  ])('a cursor %s gives what comes after it', async (_, before, amounts) => {
    const page = await read(await seatWith(2, 1), before)
    expect(page.entries.map(({ amount }: { amount: number }) => amount)).toEqual(amounts)
  })
})
