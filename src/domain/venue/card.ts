export const cardKinds = ['challenge', 'question', 'truth', 'dare', 'rule', 'place', 'bar'] as const

export type CardKind = (typeof cardKinds)[number]

export type VenueCard = {
  kind: CardKind
  /** Slots: {A} whose card it is, {B} another player, {all} the table, {n} the cost. */
  text: string
  /** For sober tables. */
  sober?: string
  /** For tables that are not at the place. */
  elsewhere?: string
  alcohol?: boolean
  name?: string
  lasts?: number
  lifted?: string
}

export type DeckFile = { readonly [K in CardKind]?: readonly (string | Omit<VenueCard, 'kind'>)[] }

export type VenueFile = {
  slug: string
  name: string
  about: string
  colours: { cloth: string; dye: string }
  sheets: { sign: SheetWords; placemat: SheetWords }
  deck: DeckFile
}

export type SheetWords = { headline: string; line: string; small: string }

export function readDeck(file: DeckFile): VenueCard[] {
  return cardKinds.flatMap((kind) =>
    (file[kind] ?? []).map((card) =>
      typeof card === 'string' ? { kind, text: card } : { kind, ...card },
    ),
  )
}

export type DealTarget = {
  sober: boolean
  isAtVenue: boolean
}

/** One line per card: its key in the device's memory. */
export function dealLines(
  cards: readonly VenueCard[],
  { sober, isAtVenue: isThere }: DealTarget,
): string[] {
  return cards
    .filter((card) => !(sober && card.alcohol))
    .map((card) => JSON.stringify(fitCard(card, isThere)))
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
