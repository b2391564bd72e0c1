import { type AudienceTaps, breakTie } from '../table/audience.ts'
import type { Ballot } from '../table/ballot.ts'
import type { Seat } from '../table/players.ts'
import { votersOf } from './card-play.ts'
import { costOf } from './cost.ts'
import type { CardOutcome, DealtCard, VenueState } from './state.ts'

/** Who pays once the answers are in; none on a card that costs nothing. The audience breaks a tie. */
export function judgeAnswers(
  state: VenueState,
  card: DealtCard,
  ballot: Ballot<number>,
  truth: number | null,
  audience?: AudienceTaps,
): Pick<CardOutcome, 'pays' | 'amount' | 'won' | 'truth'> {
  const answered = votersOf(state).filter((seat) => seat in ballot.choices)
  const answers = answered.map((seat) => ({ seat, value: ballot.choices[seat] ?? 0 }))
  const won = card.does === 'versus' ? winnerOf(card, answers, audience) : null
  const pays = costOf(card.words) === 0 ? [] : payersOf(card, answers, won, truth, audience)
  return { pays, amount: pays.length > 0 ? card.amount : 0, won, truth }
}

type Answers = readonly { seat: Seat; value: number }[]

function payersOf(
  { does, a, b }: DealtCard,
  answers: Answers,
  won: Seat | null,
  truth: number | null,
  audience: Taps,
): Seat[] {
  switch (does) {
    case 'versus':
      return [a, b].filter((seat) => seat !== null && won !== null && seat !== won) as Seat[]
    case 'vote':
      return minority(answers, audience)
    case 'number': {
      const aim = truth ?? median(answers.map(({ value }) => value))
      return furthest(answers.map(({ seat, value }) => ({ seat, value: Math.abs(value - aim) })))
    }
    case 'race':
      return furthest(answers)
    default:
      return []
  }
}

type Taps = AudienceTaps | undefined

/** Null for a tie that the audience does not break. */
function winnerOf({ a, b }: DealtCard, answers: Answers, audience: Taps): Seat | null {
  const votes = (seat: Seat | null) => answers.filter(({ value }) => value === seat).length
  const [forA, forB] = [votes(a), votes(b)]
  if (forA === forB) return forA > 0 ? onlyOne(breakTie(bothOf([a, b]), audience)) : null
  return forA > forB ? a : b
}

/** Empty for a tie that the audience does not break, and where all agree. */
function minority(answers: Answers, audience: Taps): Seat[] {
  const [one, other] = [0, 1].map((choice) =>
    answers.filter(({ value }) => value === choice).map(({ seat }) => seat),
  ) as [Seat[], Seat[]]
  if (one.length === other.length) {
    const most = onlyOne(breakTie([0, 1], audience))
    return most === null ? [] : most === 0 ? other : one
  }
  return one.length < other.length ? one : other
}

function bothOf(seats: readonly (Seat | null)[]): Seat[] {
  return seats.filter((seat) => seat !== null)
}

function onlyOne(tied: readonly number[]): number | null {
  const [one = null, ...others] = tied
  return others.length === 0 ? one : null
}

/** All with the highest value, unless that is everybody. */
function furthest(answers: Answers): Seat[] {
  const most = Math.max(...answers.map(({ value }) => value))
  const last = answers.filter(({ value }) => value === most).map(({ seat }) => seat)
  return last.length === answers.length ? [] : last
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
