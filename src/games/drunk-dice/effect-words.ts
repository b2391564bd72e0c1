import { countWord } from '#domain/table/amount.ts'
import type { Seat } from '#domain/table/players.ts'
import type { Effect } from './rules-effects.ts'
import type { View } from './rules-view.ts'
import type { Wording } from './wording.ts'

export type Line = { why: string; what: string }

type Done = Pick<View, 'effects' | 'given' | 'threeMan'>

const pairs = ['', '', 'twos', 'threes', 'fours', 'fives', 'sixes']

/** A throw in words, a line for each thing that it did. */
export function effectLines(effects: readonly Effect[], wording: Wording): Line[] {
  if (effects.length === 0) return [{ why: 'Nothing at all', what: 'The dice go on' }]
  return effects.map((effect) => lineOf(effect, wording))
}

/** Plus what the roller did for the throw's task. */
export function doneLines(view: Done, wording: Wording): Line[] {
  const { effects, given, threeMan } = view
  if (effects.length === 0) return effectLines(effects, wording)
  return effects.map((effect) => {
    const { why, what } = lineOf(effect, wording)
    if (effect.type === 'give') return { why: 'Given away', what: tally(given, wording) }
    if (effect.type === 'rule') return { why, what: 'The rule stands' }
    if (effect.type === 'successor') return { why, what: wording.is(threeMan ?? -1, 'next') }
    return { why, what }
  })
}

function lineOf(effect: Effect, { is, takes, gives, must }: Wording): Line {
  const costs = (seat: Seat | undefined, count: number) => takes(seat ?? -1, count)
  switch (effect.type) {
    case 'crowned':
      return { why: 'A three', what: is(effect.seat, 'Three-Man') }
    case 'three':
      return {
        why: effect.count > 1 ? 'Two threes for Three-Man' : 'A three for Three-Man',
        what: costs(effect.seats[0], effect.count),
      }
    case 'successor':
      return { why: 'Three-Man threw it', what: must('name', 'the next one') }
    case 'left':
      return { why: 'Seven, to the left', what: costs(effect.seats[0], effect.count) }
    case 'right':
      return { why: 'Eleven, to the right', what: costs(effect.seats[0], effect.count) }
    case 'nine':
      return { why: 'Nine comes home', what: costs(effect.seats[0], effect.count) }
    case 'all':
      return { why: 'Snake eyes', what: takes('all', effect.count) }
    case 'give':
      return { why: `A pair of ${pairs[effect.count]}`, what: gives(effect.count) }
    case 'rule':
      return { why: 'Six-six', what: must('make', 'a rule') }
  }
}

/** In the order of the first hit given. */
function tally(given: readonly Seat[], { name }: Wording): string {
  return [...new Set(given)]
    .map((seat) => {
      const count = given.filter((other) => other === seat).length
      return `${name(seat)} ${countWord(count)}`
    })
    .join(', ')
}

export function throwsText(left: number): string {
  return left === 1 ? 'your last throw' : `${countWord(left)} throws left`
}
