import type { TableContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { giveUpSeat, nextHere } from '#domain/table/presence.ts'
import { settle } from './rules-asking.ts'
import { newWordState } from './rules-hosting.ts'
import { firstAsker, nextAsker } from './rules-log.ts'
import { openWord, passAsking, settleLocks } from './rules-phones.ts'
import type { State } from './rules-state.ts'

/** Without its host a word is void, and the next host gets another. */
export function leaveWord(state: State, seat: Seat, context: TableContext): State {
  const { phase, host, asker, over } = state
  const gone = giveUpSeat(state, seat)
  if (over || phase === 'told') return gone
  if (host === seat) {
    const next = nextHere(gone, host)
    const blank = newWordState(next, firstAsker(next, gone))
    const opened = { ...gone, ...blank, stoodIn: state.stoodIn }
    return gone.seating === 'own' ? openWord(opened, context) : opened
  }
  return gone.seating === 'own' ? leavePhones(gone, seat, context) : leavePassed(gone, seat, asker)
}

function leavePassed(gone: State, seat: Seat, asker: Seat): State {
  const guessers = gone.guessers.filter((other) => other !== seat)
  const left = {
    ...gone,
    guessers,
    asker: asker === seat ? nextAsker(asker, gone.host, gone) : asker,
  }
  return gone.phase === 'last' && guessers.length === 0 ? settle(left, null) : left
}

/** What the seat locked goes too. */
function leavePhones(gone: State, seat: Seat, context: TableContext): State {
  const { [seat]: _, ...calls } = gone.calls
  const left = { ...gone, calls, locks: gone.locks.filter((lock) => lock.seat !== seat) }
  if (left.asker !== seat) return settleLocks(left, context.now)
  return left.phase === 'asking'
    ? passAsking(left, context)
    : settleLocks({ ...left, asker: nextAsker(seat, left.host, left) }, context.now)
}
