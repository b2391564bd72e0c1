import { describe, expect, test } from 'vitest'
import { claimMessages } from '#contract/claim-messages.ts'
import { doorRewardId } from '#domain/calendar/calendar-day.ts'
import { createUserIn, useTestApp } from '#tests/support/app/test-app.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { openVisitor } from '#tests/support/users/visitor.ts'

describe.each(databaseKinds)('GET /api/calendar on %s', (kind) => {
  const testApp = useTestApp(kind)
  const liveAt = (time: string) => {
    testApp.services.now = () => Date.parse(time)
  }

  test.each([
    ['2026-07-01T12:00:00Z', { today: '2026-07-01', year: 2026, openUpTo: 0 }],
    ['2026-11-30T23:59:59.999Z', { today: '2026-11-30', year: 2026, openUpTo: 0 }],
    ['2026-12-01T00:00:00.000Z', { today: '2026-12-01', year: 2026, openUpTo: 1 }],
    ['2026-12-24T00:00:00.000Z', { today: '2026-12-24', year: 2026, openUpTo: 24 }],
    ['2026-12-31T23:59:59.999Z', { today: '2026-12-31', year: 2026, openUpTo: 24 }],
    ['2027-01-01T00:00:00.000Z', { today: '2027-01-01', year: 2027, openUpTo: 0 }],
  ])('at %s it is %o', async (now, day) => {
    liveAt(now)
    const answer = await openVisitor(testApp.app).get('/api/calendar')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual(day)
  })

  test('the reward of a door is had when the door is open, and not a moment before', async () => {
    liveAt('2026-12-06T23:59:59.999Z')
    const { visitor, path } = await createUserIn(testApp)
    const claim = async () => {
      const { openUpTo, year } = await (await visitor.get('/api/calendar')).json()
      const rewardId = doorRewardId(year, 7)
      const answer = await visitor.post(`${path}/claimed_rewards`, { rewardId })
      return { openUpTo, status: answer.status, ...(await answer.json()) }
    }
    expect(await claim()).toMatchObject({ openUpTo: 6, status: 409 })
    liveAt('2026-12-07T00:00:00.000Z')
    expect(await claim()).toMatchObject({
      openUpTo: 7,
      status: 200,
      message: claimMessages.claimed,
    })
    expect(await claim()).toMatchObject({ status: 409, error: claimMessages.already })
  })

  test('it is only read', async () => {
    const answer = await openVisitor(testApp.app).post('/api/calendar', {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })
})
