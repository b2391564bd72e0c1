import { describe, expect, test } from 'vitest'
import { noActivity } from './activity.ts'
import {
  earnedRewards,
  findReward,
  isRewardEarned,
  offeredRewards,
  unearnedMessage,
} from './rewards.ts'

const summerMs = Date.UTC(2026, 6, 1)
const everything = {
  ...noActivity,
  likedGames: 1,
  feedbackGiven: 1,
  publishedPacks: 1,
  appOpened: true,
  epicDares: 1,
}

describe('spec §14, the catalogue', () => {
  test.each([
    ['welcome', 50, {}],
    ['first-like', 10, { likedGames: 1 }],
    ['first-pack', 100, { publishedPacks: 1 }],
    ['feedback', 20, { feedbackGiven: 1 }],
    ['install-app', 25, { appOpened: true }],
    ['epic-dare', 30, { epicDares: 1 }],
  ])('%s gives %i coins to whoever did %o', (id, coins, deeds) => {
    expect(findReward(id)).toMatchObject({ id, coins })
    expect(isRewardEarned(id, { ...noActivity, ...deeds }, summerMs)).toBe(true)
    const allOthers = { ...everything, ...zeroed(deeds) }
    expect(isRewardEarned(id, allOthers, summerMs)).toBe(id === 'welcome')
  })

  test('says what to do for each', () => {
    for (const { title, rule } of offeredRewards(Date.UTC(2026, 11, 24))) {
      expect(title).not.toBe('')
      expect(rule).toMatch(/\.$/)
    }
  })
})

test.each([
  ['first-like', '2026-11-24T12:00:00Z', 'Not yet: Like a game at its door.'],
  ['calendar-2026-24', '2026-11-24T12:00:00Z', 'Not yet: Come back on 24 December.'],
  ['calendar-2028-24', '2026-11-24T12:00:00Z', 'Not yet: Come back on 24 December 2028.'],
  ['calendar-2025-24', '2026-11-24T12:00:00Z', /^The calendar of 2025 is over\./],
  ['calendar-2026-24', '2027-01-01T00:00:00Z', /^The calendar of 2026 is over\./],
])('%s, not earned at %s, is refused: %s', (id, now, words) => {
  expect(unearnedMessage(id, Date.parse(now))).toMatch(words)
})

test('earned are those of the offered that the deeds suffice for', () => {
  const nowMs = Date.UTC(2026, 11, 2)
  const deeds = { ...noActivity, feedbackGiven: 1 }
  expect(earnedRewards(deeds, nowMs)).toEqual([
    'calendar-2026-02',
    'calendar-2026-01',
    'welcome',
    'feedback',
  ])
})

describe('the calendar, by the day in UTC', () => {
  const at = (text: string) => Date.parse(text)
  test.each([
    ['before its December', 'calendar-2026-01', '2026-11-30T23:59:59.999Z', false],
    ['from the first moment of its day', 'calendar-2026-01', '2026-12-01T00:00:00.000Z', true],
    ['to its last', 'calendar-2026-01', '2026-12-01T23:59:59.999Z', true],
    ['the evening before', 'calendar-2026-24', '2026-12-23T23:59:59.999Z', false],
    ['on Christmas Eve', 'calendar-2026-24', '2026-12-24T00:00:00.000Z', true],
    ['later that December', 'calendar-2026-01', '2026-12-31T23:59:59.999Z', true],
    ['after that year', 'calendar-2026-01', '2027-01-01T00:00:00.000Z', true],
    ['a year late', 'calendar-2026-01', '2027-12-01T12:00:00.000Z', true],
    ['a year early', 'calendar-2027-01', '2026-12-01T12:00:00.000Z', false],
    ['a hundred years late', 'calendar-1926-01', '2026-12-01T12:00:00.000Z', false],
    ['when it is day in Oslo alone', 'calendar-2026-02', '2026-12-02T00:30:00.000+01:00', false],
    ['when it is day in Hawaii no more', 'calendar-2026-02', '2026-12-01T23:00:00.000-10:00', true],
  ])('%s a door is open: %s at %s, %s', (_, id, now, isOpen) => {
    expect(findReward(id)).toMatchObject({ id, coins: 10 })
    expect(isRewardEarned(id, noActivity, at(now))).toBe(isOpen)
  })

  test.each([
    ['2026-12-31T23:59:59.999Z', true],
    ['2027-01-01T00:00:00.000Z', false],
  ])('the doors of 2026, to an account made at %s: %s', (memberSince, isOpen) => {
    const deeds = { ...noActivity, memberSinceMs: at(memberSince) }
    expect(isRewardEarned('calendar-2026-24', deeds, at('2027-06-01T00:00:00Z'))).toBe(isOpen)
  })

  test.each([
    ['2026-11-30T12:00:00Z', []],
    ['2026-12-01T00:00:00Z', ['calendar-2026-01']],
    ['2026-12-03T12:00:00Z', ['calendar-2026-03', 'calendar-2026-02', 'calendar-2026-01']],
    ['2027-01-01T00:00:00Z', []],
  ])('at %s the profile offers the doors %j, the newest first', (now, doors) => {
    const ids = offeredRewards(at(now)).map(({ id }) => id)
    expect(ids).toEqual([...doors, ...offeredRewards(summerMs).map(({ id }) => id)])
  })

  test.each(['2026-12-24T00:00:00Z', '2026-12-25T00:00:00Z', '2026-12-31T23:59:59Z'])(
    'at %s all 24 are offered, and each can be claimed',
    (now) => {
      const doors = offeredRewards(at(now)).filter(({ id }) => id.startsWith('calendar'))
      expect(doors).toHaveLength(24)
      expect(doors.every(({ id }) => isRewardEarned(id, noActivity, at(now)))).toBe(true)
      expect(doors.map(({ id }) => findReward(id)?.id)).toEqual(doors.map(({ id }) => id))
    },
  )
})

test.each([
  '',
  'Welcome',
  'welcome ',
  'calendar-2026-00',
  'calendar-2026-1',
  'calendar-2026-25',
  'calendar-2026-32',
  'calendar-26-01',
  'calendar-02026-01',
  'calendar-2026-01\n',
  'calendar-2026-01-02',
  'xcalendar-2026-01',
  'calendar-٢٠٢٦-01',
  'calendar',
  '__proto__',
  'constructor',
  'toString',
])('%j is no reward, and nobody earns it', (id) => {
  expect(findReward(id)).toBeNull()
  expect(isRewardEarned(id, everything, Date.UTC(2026, 11, 24))).toBe(false)
})

/** The same deeds, not done. */
function zeroed(deeds: object): object {
  return Object.fromEntries(
    Object.entries(deeds).map(([key, value]) => [key, value === true ? false : 0]),
  )
}
