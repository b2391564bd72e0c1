import {
  isWithin,
  noLimits,
  type PromptLimits,
  type PromptTags,
  type TagsOfPrompts,
} from '../prompts/tags.ts'

export const cardKinds = ['challenge', 'question', 'truth', 'dare', 'rule', 'place', 'bar'] as const

export type CardKind = (typeof cardKinds)[number]

/** What players do with a card. */
export const cardTasks = ['follow', 'versus', 'vote', 'number', 'race'] as const

export type CardTask = (typeof cardTasks)[number]

export type VenueCard = {
  kind: CardKind
  /** Slots: {A} the card's player, {B} another one, {all} the table, {n} the cost. */
  text: string
  /** For sober tables. */
  sober?: string
  /** For tables that are not at the place. */
  elsewhere?: string
  alcohol?: boolean
  /** Where the words do not make it clear. */
  does?: CardTask
  /** What a vote is between. */
  choices?: readonly [string, string]
  name?: string
  lasts?: number
  lifted?: string
}

type CardEntry = Omit<VenueCard, 'kind' | 'does' | 'choices'> & {
  /** Plain types: a JSON file has no narrower ones. */
  does?: string
  choices?: readonly string[]
  spice?: number
  topics?: readonly string[]
  needs?: readonly string[]
}

/** As a deck's file has it; in play a card is without its tags. */
export type TaggedCard = VenueCard & PromptTags

export type DeckFile = { readonly [K in CardKind]?: readonly (string | CardEntry)[] }

export type VenueFile = {
  slug: string
  name: string
  about: string
  colours: { cloth: string; dye: string }
  sheets: { sign: SheetWords; placemat: SheetWords }
  /** `lock`, `build` or `memory`: the bar’s own game beside its cards. */
  idea?: string
  deck: DeckFile
}

export type SheetWords = { headline: string; line: string; small: string }

export function readDeck(file: DeckFile): TaggedCard[] {
  return cardKinds.flatMap((kind) =>
    (file[kind] ?? []).map((card) =>
      typeof card === 'string' ? { kind, text: card } : ({ kind, ...card } as TaggedCard),
    ),
  )
}

/** What a card for two or for one is, unless it says so itself; null for one that all just do. */
export function taskOf({ kind, text, does }: VenueCard): CardTask | null {
  if (kind === 'rule') return null
  if (does) return does
  if (text.includes('{A} and {B}')) return 'versus'
  return text.includes('{A}') ? 'follow' : null
}

export type DealTarget = {
  sober: boolean
  isAtVenue: boolean
  limits?: PromptLimits
}

/** Of a card that says nothing else. */
const defaultSpice = 1

/** One line per card: its key in the device's memory. */
export function dealLines(
  cards: readonly TaggedCard[],
  { sober, isAtVenue, limits = noLimits }: DealTarget,
): string[] {
  return cards
    .filter((card) => !(sober && card.alcohol) && isWithin(limits, defaultSpice, card))
    .map((card) => lineOf(card, isAtVenue))
}

/** Tags by line. */
export function tagsOfLines(cards: readonly TaggedCard[], isAtVenue: boolean): TagsOfPrompts {
  const tagged = cards.filter(({ topics }) => topics)
  return Object.fromEntries(tagged.map((card) => [lineOf(card, isAtVenue), card]))
}

function lineOf({ spice: _, topics: __, needs: ___, ...card }: TaggedCard, isThere: boolean) {
  return JSON.stringify(fitCard(card, isThere))
}

function fitCard(card: VenueCard, isAtVenue: boolean): VenueCard {
  const { elsewhere, sober, ...rest } = card
  if (elsewhere === undefined) return card
  if (isAtVenue) return sober === undefined ? rest : { ...rest, sober }
  return { ...rest, kind: card.kind === 'bar' ? 'dare' : card.kind, text: elsewhere }
}

export function parseLine(line: string): VenueCard {
  return JSON.parse(line) as VenueCard
}
