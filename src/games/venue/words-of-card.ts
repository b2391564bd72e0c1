import type { FilledPrompt, PromptPart } from '#domain/prompts/placeholders.ts'
import { listNames, nameOf } from '#domain/table/names.ts'
import { isSips, type Owed } from '#domain/table/owed.ts'
import { penaltyText } from '#domain/table/penalty.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import type { CardKind } from '#domain/venue/card.ts'
import { actorsOf } from '#domain/venue/card-play.ts'
import type { DealtCard } from '#domain/venue/state.ts'
import { promptText } from '../parts/prompt-text.ts'

const leads: Record<CardKind, string> = {
  challenge: 'Challenge',
  question: 'Question',
  truth: 'Truth',
  dare: 'Dare',
  rule: 'House rule',
  place: 'Round here',
  bar: 'Bar dare',
}

export function leadOf({ kind }: DealtCard, sober: boolean): string {
  return kind === 'bar' && sober ? 'Table dare' : leads[kind]
}

const doneLabels: Partial<Record<CardKind, string>> = { question: 'Said it', truth: 'Told it' }

export function doneLabel({ kind }: DealtCard): string {
  return doneLabels[kind] ?? 'Did it'
}

export function doneNote(card: DealtCard): string {
  return card.kind in doneLabels ? 'they heard it' : 'they saw it'
}

type TwoWordings = Pick<DealtCard, 'words' | 'soberWords'>

/** With a phone each: sips only on phones that play for them. */
export function wordsFor(price: Owed, { words, soberWords }: TwoWordings): FilledPrompt {
  return price === 'points' || price === 'water' ? withoutAmount(soberWords) : words
}

/** For the whole room: no drink, and no points, which rooms do not count. */
export function roomText(prompt: FilledPrompt, players: readonly Player[]): string {
  return promptText(withoutAmount(prompt), { players, sober: true })
}

function withoutAmount({ raw, parts }: FilledPrompt): FilledPrompt {
  const name = (part: PromptPart): PromptPart => ('sips' in part ? { text: 'the penalty' } : part)
  return { raw, parts: parts.map(name) }
}

/** Under Pass, in the words of the phone that pays. */
export function passNote(price: Owed, amount: number): string {
  if (price === 'points') return 'no questions'
  return `${penaltyText(amount, price)}${isSips(price) ? ', if you like' : ''}`
}

/** In the header: whose card it is. */
export function turnName(card: DealtCard, players: readonly Player[], viewer: unknown): string {
  const actors = card.rule ? [] : actorsOf(card)
  if (actors.some((seat) => seat === viewer)) return 'It’s you'
  const [only, second] = actors
  if (only === undefined) return 'All of you'
  return second === undefined ? nameOf(players, only) : 'Two of you'
}

const lastOfList = 3

/** “Sofie and Mia”, or “Five of you”. */
export function fewNames(players: readonly Player[], seats: readonly Seat[]): string {
  return seats.length > lastOfList ? `${seats.length} of you` : listNames(players, seats)
}
