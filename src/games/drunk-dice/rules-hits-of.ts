import type { Seat } from '#domain/table/players.ts'
import type { View } from './rules-view.ts'

type Hits = Pick<View, 'effects' | 'given' | 'duel' | 'dodged' | 'fined'>

/** What a seat has taken since the dice were thrown. */
export function hitsOf({ effects, given, duel, dodged, fined }: Hits, seat: Seat): number {
  const thrown = effects.reduce(
    (sum, effect) => ('seats' in effect && effect.seats.includes(seat) ? sum + effect.count : sum),
    0,
  )
  const lost = duel?.outcome?.loser === seat ? duel.outcome.count : 0
  const count = (seats: readonly Seat[]) => seats.filter((other) => other === seat).length
  const passedOn = count(dodged.map(({ to }) => to)) - count(dodged.map(({ by }) => by))
  return thrown + lost + count(given) + passedOn + count(fined)
}
