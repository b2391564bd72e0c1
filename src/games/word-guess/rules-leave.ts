import type { Seat } from '#domain/table/players.ts'
import { giveUpSeat, nextHere } from '#domain/table/presence.ts'
import { settle } from './rules-asking.ts'
import { newWordState } from './rules-hosting.ts'
import { firstAsker, nextAsker } from './rules-log.ts'
import type { State } from './rules-state.ts'

/** Without its host a word is void, and the next host gets another. */
export function leaveWord(state: State, seat: Seat): State {
  const { phase, host, asker, over } = state
  const gone = giveUpSeat(state, seat)
  if (over || phase === 'told') return gone
  if (host === seat) {
    const next = nextHere(gone, host)
    return { ...gone, ...newWordState(next, firstAsker(next, gone)), stoodIn: state.stoodIn }
  }
  const guessers = state.guessers.filter((other) => other !== seat)
  const left = {
    ...gone,
    guessers,
    asker: asker === seat ? nextAsker(asker, host, gone) : asker,
  }
  return phase === 'last' && guessers.length === 0 ? settle(left, null) : left
}
