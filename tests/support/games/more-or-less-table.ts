import type { Seating } from '#domain/table/seating.ts'
import { messages } from '#games/more-or-less/messages.ts'
import { rules } from '#games/more-or-less/rules.ts'
import { writeItem } from '#games/more-or-less/rules-items.ts'
import { type Options, options } from '#games/more-or-less/rules-options.ts'
import type { Move, State } from '#games/more-or-less/rules-state.ts'
import { playRules } from './play-rules.ts'

/** Items of one unit with these values, in that order. */
export function promptListOf(values: readonly number[], unit = 'm'): string[] {
  return values.map((value, at) =>
    writeItem({
      label: `Thing ${at} of ${unit}`,
      value,
      unit,
      year: 2024,
      source: 'A book',
      known: 2,
    }),
  )
}

const rising = Array.from({ length: 40 }, (_, at) => at + 1)

/** A table at which these values are laid one after the other, and what is done there. */
export function tableOf(values: readonly number[] = rising, seating: Seating = 'passed') {
  const table = playRules(
    rules,
    messages,
    { ...options.defaults, measure: 0 },
    { lists: [promptListOf(rising)], seating },
  )
  const [a = '', b = '', ...rest] = promptListOf(values)
  const start = (rule: Partial<Options> = {}, names: string[] | number = 4): State => ({
    ...table.start(rule, names),
    a,
    b,
    deck: [rest],
  })
  const begun = (rule: Partial<Options> = {}, names: string[] | number = 4) =>
    table.must(start(rule, names), { type: 'begin' })
  return {
    ...table,
    start,
    begun,
    answers: (state: State, said: string) => answer(table.must, state, said),
  }
}

const moves: Record<string, Move['type']> = { M: 'more', L: 'less', T: 'timeout' }

/** Answers by letter, card after card: More, Less, Time out; `!` after one is a bet against it. */
function answer(must: (state: State, move: Move) => State, state: State, said: string): State {
  return (said.match(/.!?/g) ?? []).reduce((before, [letter = '', bet]) => {
    const type = moves[letter] as 'more'
    const onTable = before.phase === 'reveal' ? must(before, { type: 'next' }) : before
    const answered = must(onTable, { type })
    if (answered.phase !== 'bet') return answered
    return must(answered, { type: bet ? 'against' : 'stand' })
  }, state)
}
