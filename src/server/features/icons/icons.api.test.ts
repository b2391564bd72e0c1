import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openVisitor, type Visitor } from '#tests/support/users/visitor.ts'
import { buildId } from '../../../build-id.ts'

const path = '/api/_nuxt_icon/ph.json'

describe.each(databaseKinds)('GET /api/_nuxt_icon/{collection}.json on %s', (kind) => {
  const testApp = useTestApp(kind)
  let visitor: Visitor

  beforeEach(() => {
    visitor = openVisitor(testApp.app)
  })

  test('sends the icons that were asked for, and no others', async () => {
    const answer = await visitor.get(`${path}?icons=crown-fill,fire-fill,crown-fill`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    const body = await answer.text()
    expect(body.length).toBeLessThan(3000)
    expect(JSON.parse(body)).toEqual({
      prefix: 'ph',
      icons: {
        'crown-fill': { body: expect.stringMatching(/^<path .+\/>$/) },
        'fire-fill': { body: expect.stringMatching(/^<path .+\/>$/) },
      },
      width: 256,
      height: 256,
    })
  })

  test('an old name gives the icon of its new one', async () => {
    const answer = await visitor.get(`${path}?icons=archive-box-fill,box-arrow-down-fill`)
    const { icons } = await answer.json()
    expect(icons['archive-box-fill']).toEqual(icons['box-arrow-down-fill'])
  })

  test.each(['no-such-icon', '__proto__', 'constructor', '<script>', '../ph', 'Crown-fill'])(
    'says that there is no icon %s',
    async (name) => {
      const answer = await visitor.get(`${path}?icons=${encodeURIComponent(name)},crown-fill`)
      const { icons, not_found } = await answer.json()
      expect([answer.status, Object.keys(icons), not_found]).toEqual([200, ['crown-fill'], [name]])
    },
  )

  test.each([
    ['', 'public, max-age=3600'],
    ['&v=', 'public, max-age=3600'],
    ['&v=0123456789ab', 'public, max-age=3600'],
    [`&v=0123456789ab&v=${buildId}`, 'public, max-age=3600'],
    [`&v=${buildId}`, 'public, max-age=604800, immutable'],
  ])('asked with %j: %s, and not sent twice', async (version, kept) => {
    const first = await visitor.get(`${path}?icons=crown-fill${version}`)
    expect(first.headers.get('cache-control')).toBe(kept)
    const etag = first.headers.get('etag') ?? ''
    const known = { 'if-none-match': etag }
    const second = await visitor.get(`${path}?icons=crown-fill${version}`, known)
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect([second.headers.get('etag'), second.headers.get('cache-control')]).toEqual([etag, kept])
    const other = await visitor.get(`${path}?icons=fire-fill${version}`, known)
    expect(other.status).toBe(200)
  })

  test.each([
    ['no names', path, 400],
    ['an empty list', `${path}?icons=`, 400],
    ['an empty name', `${path}?icons=a,,b`, 400],
    ['64 names', `${path}?icons=${Array(64).fill('a').join()}`, 200],
    ['65 names', `${path}?icons=${Array(65).fill('a').join()}`, 400],
    ['a name of 64', `${path}?icons=${'a'.repeat(64)}`, 200],
    ['a name of 65', `${path}?icons=${'a'.repeat(65)}`, 400],
    ['an unknown collection', '/api/_nuxt_icon/mdi.json?icons=a', 404],
    ['a prototype', '/api/_nuxt_icon/__proto__.json?icons=a', 404],
    ['a path out', '/api/_nuxt_icon/..%2Fph.json?icons=a', 404],
    ['no collection', '/api/_nuxt_icon/ph?icons=a', 404],
  ])('%s: %s gives %i', async (_, at, status) => {
    expect((await visitor.get(at)).status).toBe(status)
  })

  test('it is only read', async () => {
    const answer = await visitor.post(path, {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })
})
