import type { Recap } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { leaders, rankRows, trailers } from '#domain/table/standings.ts'
import type { State } from './rules-state.ts'

/** Counts hits only, not drinks. */
export function recap(state: State): Recap {
  const { players, taken, gave, duelsWon } = state
  const unlucky = leaders(taken)
  return {
    headline:
      unlucky.length === 0
        ? 'Not one hit. Are those dice glued?'
        : `The dice had it in for ${listNames(players, unlucky)}.`,
    winners: trailers(taken, seatsHere(state)),
    rows: rankRows(taken, 'fewest', (seat, count) => ({
      score: String(count),
      note: [
        `${count === 1 ? 'hit' : 'hits'} taken`,
        ...(gave[seat] ? [`${gave[seat]} given away`] : []),
        ...(duelsWon[seat]
          ? [`${duelsWon[seat]} ${duelsWon[seat] === 1 ? 'duel' : 'duels'} won`]
          : []),
      ].join(', '),
    })),
  }
}
