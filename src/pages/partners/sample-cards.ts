import { penaltyText } from '#domain/table/penalty.ts'
import { type CardKind, cardKinds, readDeck, type VenueFile } from '#domain/venue/card.ts'
import { fillSlots } from '#domain/venue/slots.ts'

export type SampleCard = { kind: string; text: string }

/** The kinds shown, with a label. */
const shown: readonly (readonly [CardKind, string])[] = [
  ['challenge', 'Challenge'],
  ['question', 'Question'],
  ['dare', 'Dare'],
  ['place', 'Round here'],
  ['rule', 'House rule'],
]

const plurals: Record<CardKind, string> = {
  challenge: 'challenges',
  question: 'questions',
  truth: 'truths',
  dare: 'dares',
  rule: 'rules that last a while',
  place: 'cards about the place',
  bar: 'short dares at the counter',
}

/** Two players and a middling penalty. */
const slots = { a: 0, b: 1, amount: 2 }
const sampleNames = ['Sofie', 'Jonas']
const penalty = `${penaltyText(2, 'drinks')} or ${penaltyText(2, 'points')}`

export function sampleCards({ deck }: Pick<VenueFile, 'deck'>): SampleCard[] {
  const cards = readDeck(deck)
  return shown.flatMap(([kind, title]) => {
    const card = cards.find((each) => each.kind === kind && !each.alcohol)
    return card ? [{ kind: title, text: read(card.text) }] : []
  })
}

function read(text: string): string {
  const parts = fillSlots(text, slots)
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      return 'sips' in part ? penalty : sampleNames[part.seat]
    })
    .join('')
}

/** The number of cards and their kinds, as a sentence. */
export function countCards({ deck }: Pick<VenueFile, 'deck'>): { total: number; kinds: string } {
  const counts = cardKinds
    .map((kind) => ({ kind, count: deck[kind]?.length ?? 0 }))
    .filter(({ count }) => count > 0)
  const each = counts.map(({ kind, count }) => `${count} ${plurals[kind]}`)
  const kinds = new Intl.ListFormat('en-GB').format(each)
  return { total: counts.reduce((sum, { count }) => sum + count, 0), kinds }
}
