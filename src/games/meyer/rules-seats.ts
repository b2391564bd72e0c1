import type { Setup } from '#domain/table/game-rules.ts'
import { botIdOf, maxPlayers, nameProblem, type Player } from '#domain/table/players.ts'
import type { Options } from './rules-options.ts'

const botNames = ['Bot Otto', 'Bot Ada', 'Bot Ivo', 'Bot Una']
/** A game needs this many, bots included. */
const minPlayersWithBots = 3
const invitedBots = 2

/** Adds bots where the options ask for them or a player is alone. */
export function seatBots({ players, options }: Setup<Options>): readonly Player[] {
  const missing = players.length < 2 ? minPlayersWithBots - players.length : 0
  const wanted = options.against === 'bots' ? Math.max(invitedBots, missing) : missing
  const bots = botNames
    .filter((name) => nameProblem(players, name) === null)
    .slice(0, Math.max(0, Math.min(wanted, maxPlayers - players.length)))
  return [...players, ...bots.map((name, at) => ({ id: botIdOf(at), name }))]
}
