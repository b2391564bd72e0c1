import type { Setup } from '#domain/table/game-rules.ts'
import { botIdOf, maxPlayers, nameProblem, type Player } from '#domain/table/players.ts'
import type { Options } from './rules-state.ts'

const botNames = ['Bot Otto', 'Bot Ada', 'Bot Ivo', 'Bot Una']
/** Fewer make no circle. */
const minPlayersWithBots = 3
const invitedBots = 2

/** Who sits at the table: those who came, and bots where they were asked for or somebody is alone. */
export function seatBots({ players, options }: Setup<Options>): readonly Player[] {
  const missing = players.length < 2 ? minPlayersWithBots - players.length : 0
  const wanted = options.against === 'bots' ? Math.max(invitedBots, missing) : missing
  const bots = botNames
    .filter((name) => nameProblem(players, name) === null)
    .slice(0, Math.max(0, Math.min(wanted, maxPlayers - players.length)))
  return [...players, ...bots.map((name, at) => ({ id: botIdOf(at), name }))]
}
