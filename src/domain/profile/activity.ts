/** Reported by devices, so they earn stamps and small rewards, never money. */
export const reportedActivities = ['game-finished', 'app-opened'] as const

export const packGame = 'pack'

/** Only the server records an epic dare: it knows who dared whom. */
export type ActivityKind = (typeof reportedActivities)[number] | 'epic-dare'

/** What rewards are judged by. */
export type RewardFacts = {
  memberSinceMs: number
  likedGames: number
  feedbackGiven: number
  publishedPacks: number
  appOpened: boolean
  epicDares: number
}

/** What achievements are judged by. */
export type ActivitySummary = RewardFacts & {
  likesReceived: number
  referredUsers: number
  isPremium: boolean
  finishedGames: readonly string[]
  finishedSober: boolean
  /** Days (UTC) on which a game was finished. */
  evenings: number
}

export const noActivity: ActivitySummary = {
  memberSinceMs: 0,
  likedGames: 0,
  feedbackGiven: 0,
  publishedPacks: 0,
  likesReceived: 0,
  referredUsers: 0,
  isPremium: false,
  appOpened: false,
  epicDares: 0,
  finishedGames: [],
  finishedSober: false,
  evenings: 0,
}
