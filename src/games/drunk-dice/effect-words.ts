import { amountText, countWord, penaltyText } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import type { Effect } from './rules-effects.ts'
import type { View } from './rules-view.ts'

export type Line = { why: string; what: string }

type Done = Pick<View, 'effects' | 'given' | 'threeMan'>

const pairs = ['', '', 'twos', 'threes', 'fours', 'fives', 'sixes']

/** A throw in words, a line for each thing that it did. */
export function effectLines(
  effects: readonly Effect[],
  players: readonly Player[],
  sober: boolean,
): Line[] {
  if (effects.length === 0) return [{ why: 'Nothing at all', what: 'The dice go on' }]
  return effects.map((effect) => lineOf(effect, players, sober))
}

/** Plus what the roller did for the throw's task. */
export function doneLines(view: Done, players: readonly Player[], sober: boolean): Line[] {
  const { effects, given, threeMan } = view
  if (effects.length === 0) return effectLines(effects, players, sober)
  return effects.map((effect) => {
    const { why, what } = lineOf(effect, players, sober)
    if (effect.type === 'give') return { why: 'Given away', what: tally(given, players) }
    if (effect.type === 'rule') return { why, what: 'The rule stands' }
    if (effect.type === 'successor')
      return { why, what: `${nameOf(players, threeMan ?? -1)} is next` }
    return { why, what }
  })
}

function lineOf(effect: Effect, players: readonly Player[], sober: boolean): Line {
  const costs = (seat: Seat | undefined, count: number) =>
    `${nameOf(players, seat ?? -1)}: ${penaltyText(count, sober)}`
  switch (effect.type) {
    case 'crowned':
      return { why: 'A three', what: `${nameOf(players, effect.seat)} is Three-Man` }
    case 'three':
      return {
        why: effect.count > 1 ? 'Two threes for Three-Man' : 'A three for Three-Man',
        what: costs(effect.seats[0], effect.count),
      }
    case 'successor':
      return { why: 'Three-Man threw it', what: 'Name the next one' }
    case 'left':
      return { why: 'Seven, to the left', what: costs(effect.seats[0], effect.count) }
    case 'right':
      return { why: 'Eleven, to the right', what: costs(effect.seats[0], effect.count) }
    case 'nine':
      return { why: 'Nine comes home', what: costs(effect.seats[0], effect.count) }
    case 'all':
      return { why: 'Snake eyes', what: `Everybody: ${penaltyText(effect.count, sober)}` }
    case 'give':
      return {
        why: `A pair of ${pairs[effect.count]}`,
        what: `Give away ${amountText(effect.count, sober)}`,
      }
    case 'rule':
      return { why: 'Six-six', what: 'Make a rule' }
  }
}

/** In the order of the first hit given. */
function tally(given: readonly Seat[], players: readonly Player[]): string {
  return [...new Set(given)]
    .map((seat) => {
      const count = given.filter((other) => other === seat).length
      return `${nameOf(players, seat)} ${countWord(count)}`
    })
    .join(', ')
}

export function throwsText(left: number): string {
  return left === 1 ? 'your last throw' : `${countWord(left)} throws left`
}
