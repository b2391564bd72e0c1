/** What a card of a venue's game may be; a deck file has a list for each. */
export const cardKinds = [
  'challenge',
  'question',
  'truth',
  'dare',
  /** A rule that lasts for some cards. */
  'rule',
  /** About the place: its counter, its terrace, its lock. */
  'place',
  /** A short dare between a table and a counter. */
  'bar',
] as const

export type CardKind = (typeof cardKinds)[number]

export type VenueCard = {
  kind: CardKind
  /** With slots: {A} whose card it is, {B} somebody else, {all} the table, {n} what it costs. */
  text: string
  /** The same card in other words, for sober tables. */
  sober?: string
  /** Of a card that needs the place: its twin for a table that is anywhere else, sober or not. */
  elsewhere?: string
  /** Makes no sense without a drink, so sober tables never see it. */
  alcohol?: boolean
  /** Of a rule: what it is called while it lasts. */
  name?: string
  /** Of a rule: for how many cards. */
  lasts?: number
  /** Of a rule: what its end card says. */
  lifted?: string
}

/** A venue's deck as it stands in its file: a card of words alone is a text. */
export type DeckFile = { readonly [K in CardKind]?: readonly (string | Omit<VenueCard, 'kind'>)[] }

/** A bar as it stands in its file: all that makes its game, and what is printed for its tables. */
export type VenueFile = {
  slug: string
  name: string
  /** Where the cards come from, in a sentence or two. */
  about: string
  /** The cloth of its curtain, and what the lower half is dyed in. */
  colours: { cloth: string; dye: string }
  sheets: { sign: SheetWords; placemat: SheetWords }
  deck: DeckFile
}

export type SheetWords = { headline: string; line: string; small: string }

/** The cards of a deck file. */
export function readDeck(file: DeckFile): VenueCard[] {
  return cardKinds.flatMap((kind) =>
    (file[kind] ?? []).map((card) =>
      typeof card === 'string' ? { kind, text: card } : { kind, ...card },
    ),
  )
}

export type DealTarget = {
  sober: boolean
  /** Whether the table is at the place that the cards are about. */
  isAtVenue: boolean
}

/** The cards that a table is dealt, a line each: the key of a card in the memory of the device. */
export function dealLines(
  cards: readonly VenueCard[],
  { sober, isAtVenue: isThere }: DealTarget,
): string[] {
  return cards
    .filter((card) => !(sober && card.alcohol))
    .map((card) => JSON.stringify(fitCard(card, isThere)))
}

/** A card, or its twin: what is a dare at the counter is one at the table elsewhere. */
function fitCard(card: VenueCard, isAtVenue: boolean): VenueCard {
  const { elsewhere, sober, ...rest } = card
  if (elsewhere === undefined) return card
  if (isAtVenue) return sober === undefined ? rest : { ...rest, sober }
  return { ...rest, kind: card.kind === 'bar' ? 'dare' : card.kind, text: elsewhere }
}

/** The card of a dealt line. */
export function parseLine(line: string): VenueCard {
  return JSON.parse(line) as VenueCard
}
