import { type Plays, readPlays } from '#domain/table/plays.ts'
import { savedValue } from '../storage/saved-value.ts'

/** How each player of this phone plays. */
export const savedPlays = savedValue('plays', readPlays)

export const noPlays: Plays = {}
