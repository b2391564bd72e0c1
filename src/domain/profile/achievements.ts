import type { ActivitySummary } from './activity.ts'

export type Achievement = {
  /** Its name is its id in the profile document. */
  name: string
  detail: string
}

type AchievementRule = Achievement & { isEarned: (activity: ActivitySummary) => boolean }

/** Spec §3: what every profile starts with. */
export const firstAchievement = 'Early Bird'

const crowdLikes = 100
const regularEvenings = 10
const wholeStreetMinGames = 6

/** In the order of the stamp card (spec §14). */
const rules: readonly AchievementRule[] = [
  { name: firstAchievement, detail: 'You came in.', isEarned: () => true },
  {
    name: 'First Blood',
    detail: 'Finish your first game.',
    isEarned: ({ finishedGames }) => finishedGames.length > 0,
  },
  {
    name: 'No Petals Left',
    detail: 'Finish a game of Never have I ever.',
    isEarned: finished('never-have-i-ever'),
  },
  {
    name: 'Two Faces',
    detail: 'Finish a game of Truth or dare.',
    isEarned: finished('truth-or-dare'),
  },
  { name: 'Silent Film', detail: 'Finish a game of Charades.', isEarned: finished('charades') },
  {
    name: 'Dry Hero',
    detail: 'Finish a game in sober mode.',
    isEarned: (activity) => activity.finishedSober,
  },
  {
    name: 'Whole Street',
    detail: 'Finish six different games.',
    isEarned: ({ finishedGames }) => new Set(finishedGames).size >= wholeStreetMinGames,
  },
  {
    name: 'Good Company',
    detail: 'Bring a friend who joins.',
    isEarned: ({ referredUsers }) => referredUsers > 0,
  },
  {
    name: 'Pack Sensei',
    detail: 'Publish a pack of your own.',
    isEarned: ({ publishedPacks }) => publishedPacks > 0,
  },
  {
    name: 'Crowd Favourite',
    detail: 'Get 100 likes on your packs.',
    isEarned: ({ likesReceived }) => likesReceived >= crowdLikes,
  },
  {
    name: 'Regular',
    detail: 'Play on ten evenings.',
    isEarned: ({ evenings }) => evenings >= regularEvenings,
  },
  { name: 'Black Belt', detail: 'Have premium.', isEarned: ({ isPremium }) => isPremium },
]

export const achievements: readonly Achievement[] = rules

export function earnedAchievements(activity: ActivitySummary): string[] {
  return rules.filter((rule) => rule.isEarned(activity)).map(({ name }) => name)
}

function finished(slug: string) {
  return ({ finishedGames }: ActivitySummary) => finishedGames.includes(slug)
}
