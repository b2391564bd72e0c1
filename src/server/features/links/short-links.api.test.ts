import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { scanSources } from '#site/print-sets.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { insertScan } from './scan-repository.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1'
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const sign = 'slusen-table-sign'

describe.each(databaseKinds)('GET /go on %s', (kind) => {
  const testApp = useTestApp(kind, { TRUSTED_PROXIES: '1' })

  beforeEach(async () => {
    testApp.logged.length = 0
    testApp.services.now = () => Date.UTC(2026, 10, 23, 23, 59)
    await testApp.services.database.db.deleteFrom('scans').execute()
  })

  const go = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
    testApp.app.request(`/go${query}`, {
      method,
      headers: { 'user-agent': phone, 'x-forwarded-for': '10.0.0.1', ...headers },
    })
  /** As rows, once nothing is left to be counted: counting comes after the answer. */
  async function counted() {
    const { scanCounter, database } = testApp.services
    await scanCounter.settled()
    const rows = await database.db.selectFrom('scans').selectAll().execute()
    return rows.map(({ day, source, place, count }) => [day, source, place, count])
  }
  const places = async () => (await counted()).map(([, , place]) => place)

  test('leads to the place, and is kept by nobody on the way', async () => {
    const answer = await go(`?to=/games/meyer&src=${sign}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/games/meyer'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.text()).toBe('')
    expect(await counted()).toEqual([['2026-11-23', sign, '/games/meyer', 1]])
  })

  test.each<[query: string, location: string, place: string | null]>([
    ['', '/', '/'],
    ['?to=/', '/', '/'],
    ['?to=%2Fgames%2Fmeyer', '/games/meyer', '/games/meyer'],
    ['?to=/games/meyer%3Fa=b', '/games/meyer', '/games/meyer'],
    ['?to=/games/meyer%23a', '/games/meyer', '/games/meyer'],
    ['?to=/articles/the-line', '/articles/the-line', '/articles/the-line'],
    ['?to=/info/pricing', '/info/pricing', '/info/pricing'],
    ['?to=/game/some_pack-1', '/game/some_pack-1', '/game'],
    ['?to=/games/meyer&to=https://evil.example', '/games/meyer', '/games/meyer'],
    ['?to=https://evil.example&to=/games/meyer', '/', null],
    ['?to=', '/', null],
    ['?to', '/', null],
    ['?to=https://evil.example', '/', null],
    ['?to=https%3A%2F%2Fevil.example', '/', null],
    ['?to=//evil.example', '/', null],
    ['?to=/%5Cevil.example', '/', null],
    ['?to=/%2Fevil.example', '/', null],
    ['?to=/%252fevil.example', '/', null],
    ['?to=%252Fgames%252Fmeyer', '/', null],
    ['?to=https://party.example@evil.example', '/', null],
    ['?to=javascript:alert(1)', '/', null],
    ['?to=/games/meyer%0d%0aset-cookie:a=b', '/', null],
    ['?to=/games/meyer%00', '/', null],
    ['?to=/games/meyer+', '/', null],
    ['?to=games/meyer', '/', null],
    ['?to=../', '/', null],
    ['?to=/Games/Meyer', '/', null],
    ['?to=%E0%A4%A', '/', null],
    ['?to=/game/a%2F..%2F..', '/', null],
    [`?to=/${'x'.repeat(200)}`, '/', null],
    ['?TO=/games/meyer', '/', '/'],
    ['?t=BBBBB', '/t/BBBBB', '/t'],
    ['?t=BBBBC', '/', null],
    ['?t=BBBBB/../..', '/', null],
    ['?t=', '/', null],
    ['?to=/games/meyer&t=BBBBB', '/t/BBBBB', '/t'],
  ])('%s leads to %s, counted as %s', async (query, location, place) => {
    const answer = await go(query)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location])
    expect(await places()).toEqual(place === null ? [] : [place])
  })

  test.each([
    ...scanSources.map((source) => [`src=${source}`, source]),
    ['src=share', 'share'],
    ['', 'other'],
    ['src=', 'other'],
    ['src=Share', 'other'],
    ['src=made-up-1', 'other'],
    [`src=${'x'.repeat(200)}`, 'other'],
    ['src=share&src=made-up', 'share'],
    ["src='; drop table scans; --", 'other'],
  ])('%s is counted as %s', async (query, source) => {
    await go(`?to=/games/meyer&${query}`)
    expect(await counted()).toEqual([['2026-11-23', source, '/games/meyer', 1]])
  })

  test.each<[string, Record<string, string>, string]>([
    ['a crawler', { 'user-agent': crawler }, 'GET'],
    ['a chat that looks where a link leads', { 'user-agent': 'WhatsApp/2.23.20.0' }, 'GET'],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['a browser that draws ahead', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['an older one', { purpose: 'prefetch' }, 'GET'],
    ['HEAD', {}, 'HEAD'],
  ])('%s is led on, and not counted', async (_, headers, method) => {
    const answer = await go('?to=/games/meyer', headers, method)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/games/meyer'])
    expect(await counted()).toEqual([])
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    const answer = await go(
      '?to=/games/meyer',
      { origin: 'http://localhost', host: 'localhost' },
      method,
    )
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await counted()).toEqual([])
  })

  test('the day is that of UTC', async () => {
    await go('?to=/games/meyer')
    await counted()
    testApp.services.now = () => Date.UTC(2026, 10, 24)
    await go('?to=/games/meyer')
    expect((await counted()).map(([day, , , count]) => [day, count]).sort()).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 1],
    ])
  })

  test('one address counts for 240 an hour, is led on all the same, and takes no other along', async () => {
    const answers = await Promise.all(Array.from({ length: 90 }, () => go('?to=/games/meyer')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
    expect((await counted())[0]?.[3]).toBe(90)
    for (let n = 0; n < 2; n++) {
      await Promise.all(Array.from({ length: 90 }, () => go('?to=/games/meyer')))
      await counted()
    }
    const late = await go('?to=/games/meyer')
    expect([late.status, late.headers.get('location')]).toEqual([302, '/games/meyer'])
    expect((await counted())[0]?.[3]).toBe(240)
    await go('?to=/games/meyer', { 'x-forwarded-for': '10.0.0.2' })
    expect((await counted())[0]?.[3]).toBe(241)
    testApp.services.now = () => Date.UTC(2026, 10, 24, 0, 0)
    await go('?to=/games/meyer')
    expect(await counted()).toHaveLength(2)
  })

  test('N at once are N', async () => {
    const { db } = testApp.services.database
    const scan = { day: '2026-11-23', source: 'share', place: '/' }
    await Promise.all(Array.from({ length: 200 }, () => insertScan(db, scan)))
    expect(await counted()).toEqual([['2026-11-23', 'share', '/', 200]])
  })

  test('nothing of whoever scanned is kept', async () => {
    await go('?to=/games/meyer', { cookie: 'a=b', referer: 'https://bar.example/' })
    await counted()
    const { db } = testApp.services.database
    const rows = [
      ...(await db.selectFrom('scans').selectAll().execute()),
      ...(await db.selectFrom('rate_limits').selectAll().execute()),
    ]
    expect(rows).toHaveLength(2)
    const kept = JSON.stringify([rows, testApp.logged])
    for (const trace of ['10.0.0.1', 'iPhone', 'a=b', 'bar.example']) {
      expect(kept).not.toContain(trace)
    }
  })

  test('without its table it leads on, and the log tells', async () => {
    const { schema } = testApp.services.database.db
    await schema.alterTable('scans').renameTo('lost').execute()
    const answer = await go('?to=/games/meyer')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/games/meyer'])
    await testApp.services.scanCounter.settled()
    expect(testApp.logged).toContainEqual(
      expect.objectContaining({ level: 50, event: 'scan.count_failed' }),
    )
    await schema.alterTable('lost').renameTo('scans').execute()
  })
})

describe('a database that does not answer', () => {
  const testApp = useTestApp('SQLite')

  test('holds nobody up, and is not asked by everybody', async () => {
    const { database, scanCounter } = testApp.services
    let giveUp = () => {}
    const silence = new Promise<never>((_, reject) => {
      giveUp = () => reject(new Error('the database is gone'))
    })
    const asked = vi.spyOn(database.db, 'executeQuery').mockReturnValue(silence)
    for (let n = 0; n < 150; n++) {
      const answer = await testApp.app.request('/go?to=/games/meyer', {
        headers: { 'user-agent': phone },
      })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/games/meyer'])
    }
    await turn()
    expect(asked).toHaveBeenCalledTimes(100)
    giveUp()
    await scanCounter.settled()
    const told = testApp.logged.filter(({ event }) => event === 'scan.count_failed')
    expect(told).toHaveLength(100)
  })
})
