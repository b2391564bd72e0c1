import { type Player, readPlayers } from '#domain/table/players.ts'
import { savedValue } from '../storage/saved-value.ts'

/** Who is here tonight: typed once, kept for every game. */
export const savedPlayers = savedValue<readonly Player[]>('players', readPlayers)

/** Nobody yet: what a page shows before this device has been asked. */
export const noPlayers: readonly Player[] = []
