import { capitalised, countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import type { CardKind } from '#domain/venue/card.ts'
import { median } from '#domain/venue/outcome.ts'
import type { CardOutcome, DealtCard } from '#domain/venue/state.ts'
import { fewNames } from './words-of-card.ts'

const followedWords: Partial<Record<CardKind, string>> = { question: 'said it', truth: 'told it' }

type Answers = Readonly<Record<Seat, number>>

export type EndedCard = {
  card: DealtCard
  outcome: CardOutcome
  /** Of all who answered. */
  answers: Answers
}

/**
 * How a card ended, in one sentence.
 * @param isViewer whether the sentence says “you” of this seat
 */
export function outcomeTitle(
  { card, outcome, answers }: EndedCard,
  players: readonly Player[],
  isViewer: (seat: Seat) => boolean = () => false,
): string {
  const { pays, followed, won, truth } = outcome
  const who = (seat: Seat) => (isViewer(seat) ? 'You' : nameOf(players, seat))
  const [payer] = pays
  switch (card.does) {
    case 'versus':
      if (won !== null) return `${who(won)} won.`
      if (followed !== null) return 'A tie.'
      return payer === undefined ? 'Time. No harm done.' : `${who(payer)} passed.`
    case 'vote':
      return voteTitle(card, answers)
    case 'number':
      return truth === null ? 'Nobody knows.' : `It was ${numberWords(truth)}.`
    case 'race':
      return payer === undefined ? 'Nobody was last.' : lastTitle(pays, players, who)
    default:
      if (followed !== null) return `${who(followed)} ${followedWords[card.kind] ?? 'did it'}.`
      return payer === undefined ? 'Time. No harm done.' : `${who(payer)} passed.`
  }
}

/** “Sea, 4 to 2.” */
function voteTitle({ choices }: DealtCard, answers: Answers): string {
  const [first = 0, second = 0] = [0, 1].map((choice) => sidesOf(answers, choice).length)
  if (first === second) return first === 0 ? 'Nobody votes.' : `${first} each.`
  const winner = choices?.[first > second ? 0 : 1] ?? ''
  const [most, fewest] = [Math.max(first, second), Math.min(first, second)]
  return fewest === 0 ? `${winner}, all of you.` : `${winner}, ${most} to ${fewest}.`
}

/** Who chose this in a vote. */
export function sidesOf(answers: Answers, choice: number): Seat[] {
  return Object.keys(answers)
    .map(Number)
    .filter((seat) => answers[seat] === choice)
}

function lastTitle(
  pays: readonly Seat[],
  players: readonly Player[],
  who: (seat: Seat) => string,
): string {
  const [only, second] = pays
  if (second !== undefined || only === undefined) return `${fewNames(players, pays)} were last.`
  return `${who(only)} ${who(only) === 'You' ? 'were' : 'was'} last.`
}

/** A pass is nobody's business; what came of the others needs a word. */
export function outcomeNote(
  { card, outcome }: Omit<EndedCard, 'answers'>,
  players: readonly Player[],
): string {
  const { pays, followed, won, encores, isEncored, truth } = outcome
  if (card.does === 'follow' && followed !== null) return encoreNote(encores, isEncored)
  if (pays.length === 0) return noPayNote(card, won)
  const who = fewNames(players, pays)
  const verb = pays.length === 1 ? 'pays' : 'pay'
  if (card.does === 'follow' || (card.does === 'versus' && won === null)) return 'Nobody asks why.'
  if (card.does === 'vote') return `The smaller side: ${who} ${verb}.`
  if (card.does === 'number') {
    return `Furthest from ${truth === null ? 'the middle' : 'it'}: ${who} ${verb}.`
  }
  return `${who} ${verb}.`
}

function encoreNote(encores: number, isEncored: boolean): string {
  if (encores === 0) return 'One more to the count.'
  const called = `${capitalised(countWord(encores))} ${encores === 1 ? 'calls' : 'call'} for more`
  return isEncored ? `${called}. It counts twice.` : `${called}. Half of you would count twice.`
}

function noPayNote({ does }: DealtCard, won: Seat | null): string {
  if (does === 'versus') return won === null ? 'Neither pays.' : 'Glory only.'
  if (does === 'vote') return 'No smaller side this time.'
  if (does === 'number') return 'All as good, or as bad.'
  return 'That one was free.'
}

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

export function numberWords(value: number): string {
  return numbers.format(value)
}

const perSecond = 1000

/** “0.31 s”. */
export function tapWords(ms: number): string {
  return `${(ms / perSecond).toFixed(2)} s`
}

/** Everybody's answer, best first. */
export function rankAnswers({
  card,
  outcome,
  answers,
}: EndedCard): { seat: Seat; words: string }[] {
  const { truth } = outcome
  const given = Object.entries(answers).map(([seat, value]) => ({ seat: Number(seat), value }))
  const isRace = card.does === 'race'
  const aim = isRace ? 0 : (truth ?? median(given.map(({ value }) => value)))
  const distance = ({ value }: { value: number }) => Math.abs(value - aim)
  return given
    .sort((one, other) => distance(one) - distance(other))
    .map(({ seat, value }) => ({ seat, words: isRace ? tapWords(value) : numberWords(value) }))
}
