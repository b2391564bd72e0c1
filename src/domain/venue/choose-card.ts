import { seatsHere } from '../table/presence.ts'
import { parseLine, taskOf, type VenueCard } from './card.ts'
import { canDrawRule, isRuleDue } from './rule-turns.ts'
import type { VenueState } from './state.ts'

export type FoundCard = { place: number; line: string; card: VenueCard }

/** With a phone each: duels and votes need this many players. */
const minJudgedSeats = 4
/** From this many players on, no two dares follow each other. */
const minVariedSeats = 6
/** From this many players on, two cards in five are for all. */
const minCrowdedSeats = 12

/** The first card of the pile with nothing against it; else the one with least against it. */
export function chooseCard(state: VenueState): FoundCard {
  const objections = objectionsTo(state)
  let best: FoundCard | null = null
  let lowest = Number.POSITIVE_INFINITY
  for (const [place, line] of state.pile.entries()) {
    const card = parseLine(line)
    if (!canBeDrawn(state, line, card)) continue
    const weight = objections.reduce((sum, { weight, isMet }) => {
      return isMet(card, place) ? sum + weight : sum
    }, 0)
    if (weight < lowest) [best, lowest] = [{ place, line, card }, weight]
    if (weight === 0) break
  }
  if (!best) throw new RangeError('No card to draw')
  return best
}

function canBeDrawn(state: VenueState, line: string, { kind, lasts = 0 }: VenueCard): boolean {
  if (kind !== 'rule') return true
  return canDrawRule(state, lasts) && state.lasting.every(({ words }) => words.raw !== line)
}

type Objection = { weight: number; isMet: (card: VenueCard, place: number) => boolean }

function objectionsTo(state: VenueState): Objection[] {
  const { seen } = state
  const kinds = seen.slice(-2).map(({ line }) => parseLine(line).kind)
  const isThird = ({ kind }: VenueCard) => kinds.length === 2 && kinds.every((it) => it === kind)
  const objections: Objection[] = [{ weight: 1, isMet: isThird }]
  if (isRuleDue(state)) objections.push({ weight: 8, isMet: ({ kind }) => kind !== 'rule' })
  return state.seating === 'own' ? [...objections, ...objectionsOfPhones(state)] : objections
}

/** No card comes back early for the sake of variety. */
function objectionsOfPhones(state: VenueState): Objection[] {
  const { seen, pile, round, swaps } = state
  const count = seatsHere(state).length
  const freshCount = pile.length - (round - 1 + swaps)
  const last = seen.at(-1)
  const isAfterFollow = last !== undefined && taskOf(parseLine(last.line)) === 'follow'
  // One card for all phones, of which some play without alcohol.
  const objections: Objection[] = [{ weight: 32, isMet: (card) => card.alcohol === true }]
  if (count < minJudgedSeats) {
    objections.push({ weight: 16, isMet: (card) => isJudged(card) })
  }
  if (count >= minCrowdedSeats && isTurnOfAll(round)) {
    objections.push({ weight: 4, isMet: (card, place) => !isForAll(card) || place >= freshCount })
  }
  if (count >= minVariedSeats && isAfterFollow) {
    const isFollow = (card: VenueCard) => taskOf(card) === 'follow'
    objections.push({ weight: 2, isMet: (card, place) => isFollow(card) || place >= freshCount })
  }
  return objections
}

function isJudged(card: VenueCard): boolean {
  const task = taskOf(card)
  return task === 'versus' || task === 'vote'
}

function isForAll({ kind, text }: VenueCard): boolean {
  return kind !== 'rule' && !text.includes('{A}')
}

function isTurnOfAll(round: number): boolean {
  return Math.floor((round * 2) / 5) > Math.floor(((round - 1) * 2) / 5)
}
