import { type AudienceAsk, askAt, interruptFor } from '#domain/table/audience.ts'
import { groupAnswers } from './rules-groups.ts'
import { askAudience as askOfDoubt } from './rules-judging.ts'
import { askSpoken } from './rules-spoken.ts'
import { type Column, letteringOf, type State } from './rules-state.ts'
import { columnAt } from './rules-written.ts'

type Choices = ReadonlyMap<string, { offer: string; answer: string }>

/** Which answer it likes, one a round; a doubted one stops that for a vote. */
export function askAudience(state: State): AudienceAsk | null {
  const { phase, round, deck } = state
  switch (phase.name) {
    case 'column':
      return phase.judging.stage === 'vote' ? askDoubt(state, phase) : askLike(state, phase)
    case 'spoken':
      return askAt(askSpoken(state, phase), round, ...deck.drawn)
    default:
      return null
  }
}

/** A verdict at once, and likes with the scores. */
export function tellsAudience(state: State): boolean {
  const { phase } = state
  return phase.name === 'column' ? phase.judging.stage === 'told' : askAudience(state) === null
}

function askDoubt(state: State, phase: Column): AudienceAsk | null {
  const ask = askAt(askOfDoubt(phase.judging), state.round, phase.column)
  return ask && interruptFor(ask, askLike(state, phase))
}

/** A like of an earlier column counts until a later one takes its place. */
function askLike(state: State, phase: Column): AudienceAsk | null {
  const choices = choicesOf(state, phase)
  const offers = [...choices.values()].map(({ offer }) => offer)
  if (offers.length < 2) return null
  const open = answersAt(state, phase, phase.column).flatMap(
    ({ key }) => choices.get(key)?.offer ?? [],
  )
  const texts = Object.fromEntries(
    [...choices.values()].map(({ offer, answer }) => [offer, answer]),
  )
  const isOpen = phase.judging.stage === 'show' && open.length > 1
  const ask = { id: 'likes', kind: 'answer', offers, open, texts } as const
  return askAt({ ...ask, ...(!isOpen && { isClosed: true }) }, state.round)
}

/** The answers shown so far: the same one in two columns is one choice. */
function choicesOf(state: State, phase: Column): Choices {
  const choices = new Map<string, { offer: string; answer: string }>()
  for (let column = 0; column <= phase.column; column++) {
    for (const { key, answer, seats } of answersAt(state, phase, column)) {
      if (!choices.has(key)) choices.set(key, { offer: `${column} ${seats[0]}`, answer })
    }
  }
  return choices
}

function answersAt(state: State, phase: Column, column: number) {
  return groupAnswers(columnAt(phase, column), letteringOf(state))
}
