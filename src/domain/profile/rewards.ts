import { calendarDayAt, doorCoins, doorRewardId, isDoorOpen } from '../calendar/calendar-day.ts'
import type { RewardFacts } from './activity.ts'

export type Reward = {
  id: string
  coins: number
  title: string
  rule: string
}

type RewardRule = Reward & { isEarned: (activity: RewardFacts, nowMs: number) => boolean }

const permanentRewards: readonly RewardRule[] = [
  {
    id: 'welcome',
    coins: 50,
    title: 'First bow',
    rule: 'Have an account. You do.',
    isEarned: () => true,
  },
  {
    id: 'first-like',
    coins: 10,
    title: 'First favourite',
    rule: 'Like a game at its door.',
    isEarned: (activity) => activity.likedGames > 0,
  },
  {
    id: 'feedback',
    coins: 20,
    title: 'Honest guest',
    rule: 'Tell us how a game went.',
    isEarned: (activity) => activity.feedbackGiven > 0,
  },
  {
    id: 'install-app',
    coins: 25,
    title: 'House key',
    rule: 'Open Party Dojo from your home screen.',
    isEarned: (activity) => activity.appOpened,
  },
  {
    id: 'epic-dare',
    coins: 30,
    title: 'Epic dare',
    rule: 'Finish an epic dare that another member sent you.',
    isEarned: (activity) => activity.epicDares > 0,
  },
  {
    id: 'first-pack',
    coins: 100,
    title: 'Pack maker',
    rule: 'Publish a pack of your own.',
    isEarned: (activity) => activity.publishedPacks > 0,
  },
]

const calendarId = /^calendar-(\d{4})-(0[1-9]|1\d|2[0-4])$/

export function findReward(id: string): Reward | null {
  return findRule(id)
}

/** Dates count in UTC. */
export function isRewardEarned(id: string, activity: RewardFacts, nowMs: number): boolean {
  return findRule(id)?.isEarned(activity, nowMs) ?? false
}

export function earnedRewards(activity: RewardFacts, nowMs: number): string[] {
  const ids = offeredRewards(nowMs).map(({ id }) => id)
  return ids.filter((id) => isRewardEarned(id, activity, nowMs))
}

export function unearnedMessage(id: string, nowMs: number): string {
  const year = Number(calendarId.exec(id)?.[1] ?? Number.NaN)
  const thisYear = calendarDayAt(nowMs).year
  if (year < thisYear) {
    return `The calendar of ${year} is over. It was for accounts that were made by the end of that year.`
  }
  const rule = findRule(id)?.rule ?? ''
  return `Not yet: ${year > thisYear ? rule.replace(/\.$/, ` ${year}.`) : rule}`
}

export function offeredRewards(nowMs: number): Reward[] {
  const { year, openUpTo } = calendarDayAt(nowMs)
  const calendar = Array.from({ length: openUpTo }, (_, index) => calendarDoor(year, index + 1))
  return [...calendar.reverse(), ...permanentRewards]
}

function findRule(id: string): RewardRule | null {
  const [, year, day] = calendarId.exec(id) ?? []
  if (year && day) return calendarDoor(Number(year), Number(day))
  return permanentRewards.find((reward) => reward.id === id) ?? null
}

/** Open from its December day on, to accounts made in that year or before. */
function calendarDoor(year: number, day: number): RewardRule {
  return {
    id: doorRewardId(year, day),
    coins: doorCoins,
    title: `Door ${day}`,
    rule: `Come back on ${day} December.`,
    isEarned: ({ memberSinceMs }, nowMs) =>
      isDoorOpen(year, day, nowMs) && memberSinceMs < Date.UTC(year + 1, 0),
  }
}
