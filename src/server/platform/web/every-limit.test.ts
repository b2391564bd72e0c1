import { beforeEach, describe, expect, test } from 'vitest'
import { type LimitName, limits } from '#server/config/limits.ts'
import { useTestApp } from '#tests/support/app/test-app.ts'
import { consume } from './consume.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const id = 'a'.repeat(24)

// Each address may ask so often: the last turn that is left goes through, the next is refused.
describe('the limit of', () => {
  const testApp = useTestApp('SQLite')
  beforeEach(() => {
    testApp.services.now = () => Date.UTC(2026, 10, 25, 12, 0, 30)
  })

  test.each<[LimitName, number, number, string, string]>([
    ['person', 10, minuteMs, 'GET', '/api/users/nobody/export'],
    ['letters', 30, minuteMs, 'PUT', '/api/users/nobody/letters'],
    ['feedback', 10, minuteMs, 'PUT', '/api/feedback/2026-11-25T12:00:00.000Z'],
    ['icons', 300, minuteMs, 'GET', '/api/icons'],
    ['app-check', 300, minuteMs, 'GET', '/api/app-check/challenge'],
    ['packs', 300, minuteMs, 'GET', '/api/packs/nothing'],
    ['packs', 300, minuteMs, 'GET', '/api/packs?sort=none'],
    ['plays', 60, minuteMs, 'POST', '/api/packs/nothing/plays'],
    ['reports', 10, minuteMs, 'POST', '/api/packs/nothing/reports'],
    ['pictures', 60, minuteMs, 'GET', '/game/nothing/picture.png'],
    ['page-pictures', 120, minuteMs, 'GET', '/pictures/games/chess.png'],
    ['page-pictures', 120, minuteMs, 'GET', '/pictures/articles/nothing.png'],
    ['sheets', 60, minuteMs, 'GET', '/QR/no/sheet.svg'],
    ['sheet pictures', 15, minuteMs, 'GET', '/QR/no/sheet.png'],
    ['contact challenges', 30, minuteMs, 'GET', '/api/contact/challenge'],
    ['contact', 10, minuteMs, 'POST', '/api/contact'],
    ['contact a day', 50, dayMs, 'POST', '/api/contact'],
    ['dares', 10, minuteMs, 'POST', '/api/dares'],
    ['dares a day', 200, dayMs, 'POST', '/api/dares'],
    ['dare reads', 300, minuteMs, 'GET', `/api/dares/${id}`],
    ['dare reads', 300, minuteMs, 'GET', `/api/dares/${id}/answers`],
    ['rooms', 60, minuteMs, 'POST', '/api/rooms'],
    ['room codes', 60, 15 * minuteMs, 'GET', '/api/rooms/ZZZZ'],
    ['dare answers', 60, minuteMs, 'DELETE', `/api/dares/${id}`],
    ['dare answers', 60, minuteMs, 'POST', `/api/dares/${id}/answers`],
  ])('%s is %i in %i ms: %s %s', async (name, max, windowMs, method, path) => {
    expect(limits[name]).toMatchObject({ max, windowMs, per: 'IP address' })
    const limit = { name, key: 'unknown' }
    for (let taken = 1; taken < max; taken++) await consume(testApp.services, limit)
    const statuses = []
    for (let asked = 0; asked < 2; asked++) {
      const { status, headers } = await testApp.app.request(path, { method })
      statuses.push(status)
      if (status === 429) expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    expect(statuses[0]).not.toBe(429)
    expect(statuses[1]).toBe(429)
  })
})
