import { type Player, readPlayers } from '#domain/table/players.ts'
import { savedValue } from '../storage/saved-value.ts'

export const savedPlayers = savedValue<readonly Player[]>('players', readPlayers)

export const noPlayers: readonly Player[] = []
