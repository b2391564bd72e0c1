import jsQR from 'jsqr'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { maxBarNameLength, maxBarTables } from '#domain/bar-table/bar.ts'
import { newTableCode } from '#domain/room/code.ts'
import { rasterise } from '#server/platform/rendering/rasterise.ts'
import { readPng } from '#tests/support/app/read-png.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { lantern } from '#tests/support/rooms/bar-table.ts'

const mmPerPoint = 25.4 / 72

describe('signs of a bar’s tables', () => {
  const testApp = useTestApp('SQLite', { ORIGIN: 'https://partydojo.example' })

  async function make(change: Partial<typeof lantern> = {}): Promise<string> {
    const answer = await testApp.app.request('/api/bars', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://partydojo.example' },
      body: JSON.stringify({ ...lantern, ...change }),
    })
    expect(answer.status).toBe(201)
    return (await answer.json()).id
  }
  const codesOf = async (id: string) =>
    await testApp.services.database.db
      .selectFrom('bar_tables')
      .select(['number', 'code'])
      .where('bar_id', '=', id)
      .orderBy('number')
      .execute()

  /** The reader misses a code in forty at one distance, and none at two: a hand moves, too. */
  async function read(path: string) {
    const svg = await (await testApp.app.request(path)).text()
    for (const widthPx of [1000, 800]) {
      const { data, width, height } = readPng(await rasterise(svg, widthPx))
      const found = jsQR(data, width, height)
      if (found) return found.data
    }
    return null
  }

  test('a page for each table in real size, within seconds for sixty', async () => {
    const id = await make({ tables: maxBarTables })
    const startedMs = performance.now()
    const answer = await testApp.app.request(`/QR/bars/${id}.pdf`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(performance.now() - startedMs).toBeLessThan(30_000)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(bytes.length).toBeLessThan(3_000_000)
    const pdf = await getDocumentProxy(bytes)
    expect(pdf.numPages).toBe(maxBarTables)
    for (const number of [1, maxBarTables]) {
      const [, , width = 0, height = 0] = (await pdf.getPage(number)).view
      expect([width * mmPerPoint, height * mmPerPoint]).toEqual([
        expect.closeTo(148, 1),
        expect.closeTo(210, 1),
      ])
    }
  })

  test.each([
    ['a short name', { name: 'Bo' }],
    ['the longest name', { name: 'W'.repeat(maxBarNameLength) }],
    ['another script, and another game', { name: '居酒屋 ランタン', game: 'never-have-i-ever' }],
  ])('the code of each is read from paper, with %s', async (_, change) => {
    const id = await make({ ...change, tables: 2 })
    for (const { number, code } of await codesOf(id)) {
      expect(await read(`/QR/bars/${id}/${number}.svg`)).toBe(
        `https://partydojo.example/go?t=${code}`,
      )
    }
  })

  test('with bleed the paper is larger', async () => {
    const id = await make()
    const answer = await testApp.app.request(`/QR/bars/${id}.pdf?bleed=1`)
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    const [, , width = 0] = (await pdf.getPage(3)).view
    expect(width * mmPerPoint).toBeCloseTo(164, 1)
  })

  test.each(['/QR/bars/nobody.pdf', '/QR/bars/nobody/1.svg'])('%s is not found', async (path) => {
    expect((await testApp.app.request(path)).status).toBe(404)
  })

  test('a table that the bar has not is not found', async () => {
    expect((await testApp.app.request(`/QR/bars/${await make()}/4.svg`)).status).toBe(404)
  })

  test('a scan is led to the table, and counted with those of all tables', async () => {
    const code = newTableCode(Math.random)
    const answer = await testApp.app.request(`/go?t=${code}`, {
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' },
    })
    expect(answer.headers.get('location')).toBe(`/t/${code}`)
    await testApp.services.scanCounter.settled()
    const rows = await testApp.services.database.db.selectFrom('scans').selectAll().execute()
    expect(rows).toMatchObject([{ source: 'bar-table', place: '/t', count: 1 }])
  })
})
