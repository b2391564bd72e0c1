import { venues } from '#content/venues/registry.ts'
import type { Cloth } from '#games/define-game.ts'
import { findGame } from '#games/registry.ts'
import type { SheetRequest } from './sheet-request.ts'

export type SheetWords = {
  headline: string
  /** With preferred line breaks. */
  headlineLines: readonly string[]
  line: string
  small: string
  /** Heading of the how-to on the board. */
  placemat: { headline: readonly string[]; lines: readonly string[]; beside: string }
  /** The game or bar; null for the site's own sheet. */
  crest: string | null
  cloth: Cloth
  dye: Cloth | null
}

const boardLines = [
  'Lay an empty bottle in the middle and spin. The neck picks the deed. Nearest person does it.',
  'Any deed can be swapped for five deep bows. Any drink can be water.',
] as const
const shortBoardLine =
  'No signal? Spin a bottle in the middle. The neck picks the deed; five bows do as well.'
const sobrietyLine = 'Works just as well on lemonade.'

const defaultWords: SheetWords = {
  headline: 'Free party games.',
  headlineLines: ['Free party', 'games.'],
  line: 'No app. Scan. Pass the phone.',
  small: sobrietyLine,
  placemat: {
    headline: ['Spin. Do.', 'Pass it on.'],
    lines: boardLines,
    beside: 'More games in here.',
  },
  crest: null,
  cloth: 'vermilion',
  dye: null,
}

/** The game's or article's words, else the bar's, else the default. */
export async function readSheetWords({ set, item }: SheetRequest): Promise<SheetWords> {
  const venueWords = set.slug === 'standard' ? defaultWords : await readVenueWords(set.slug)
  if (item?.kind === 'game') {
    const { title, titleLines: curtain, tagline, crest, cloth, players } = item.game
    return {
      headline: title,
      headlineLines: curtain,
      line: tagline,
      small: `Free party game, no app. Scan. ${players.min} to ${players.max} players.`,
      placemat: {
        headline: curtain,
        lines: [tagline, shortBoardLine],
        beside: 'The game is in here.',
      },
      crest,
      cloth: set.slug === 'standard' ? cloth : venueWords.cloth,
      dye: venueWords.dye,
    }
  }
  if (item?.kind === 'article') {
    const { title, description, crest, cloth } = item.article
    return {
      headline: title,
      headlineLines: [title],
      line: 'Free to read, no app. Scan.',
      small: sobrietyLine,
      placemat: {
        headline: [title],
        lines: [description, shortBoardLine],
        beside: 'The rest is in here.',
      },
      crest,
      cloth: set.slug === 'standard' ? cloth : venueWords.cloth,
      dye: venueWords.dye,
    }
  }
  return venueWords
}

async function readVenueWords(slug: string): Promise<SheetWords> {
  const venue = Object.entries(venues).find(([key]) => key === slug)?.[1]
  if (!venue) throw new Error(`There is no bar ${slug}.`)
  const { sheets, colours } = (await venue.load()).default
  return {
    ...sheets.sign,
    headlineLines: [sheets.sign.headline],
    placemat: {
      headline: [sheets.placemat.headline],
      lines: [sheets.placemat.line, sheets.placemat.small, shortBoardLine],
      beside: 'The cards are in here.',
    },
    crest: findGame(slug)?.crest ?? null,
    cloth: colours.cloth as Cloth,
    dye: colours.dye as Cloth,
  }
}
