/** What a device reports of an evening. It earns stamps and small rewards, never money. */
export const reportedActivities = ['game-finished', 'app-opened'] as const

/** What a finished pack of somebody’s own counts as, whichever it was: one more game. */
export const packGame = 'pack'

/** An epic dare is written down by the server alone, which knows who dared whom. */
export type ActivityKind = (typeof reportedActivities)[number] | 'epic-dare'

/** Everything somebody did that rewards and achievements are judged by. */
export type ActivitySummary = {
  /** When the profile was made, epoch milliseconds. */
  memberSinceMs: number
  likedGames: number
  feedbackGiven: number
  publishedPacks: number
  /** Likes that others gave to this person's packs. */
  likesReceived: number
  referredUsers: number
  isPremium: boolean
  appOpened: boolean
  epicDares: number
  /** Slugs of games finished at least once. */
  finishedGames: readonly string[]
  finishedSober: boolean
  /** Days, in UTC, on which a game was finished. */
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
