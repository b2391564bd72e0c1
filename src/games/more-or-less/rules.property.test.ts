import { games } from '#tests/support/games/random-moves/more-or-less.ts'
import { testRandomGames } from '#tests/support/games/test-random-games.ts'
import { readItem } from './rules-items.ts'
import { maxCards, type State } from './rules-state.ts'

testRandomGames('More or less', { ...games, holds })

function holds({ a, b, deck, card, side, teams, points, isLast, over }: State): void {
  if (readItem(a).unit !== readItem(b).unit) throw new Error(`${a} against ${b}`)
  const lines = [a, b, ...deck.flat()]
  if (new Set(lines).size !== lines.length) throw new Error('An item is there twice.')
  if (card > maxCards + 1 || (card > maxCards && !isLast)) throw new Error(`Card ${card}`)
  if (side !== 0 && side !== 1) throw new Error(`Side ${side}`)
  if (over && isLast && points[0] === points[1]) throw new Error('The last card broke no tie.')
  const seats = teams.flatMap((team) => team.seats)
  if (new Set(seats).size !== seats.length) throw new Error('Somebody is on both sides.')
}
