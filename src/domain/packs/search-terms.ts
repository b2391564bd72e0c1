import type { CustomPack } from './custom-pack.ts'
import { cleanTag, gameOf, ownTags } from './tags.ts'

export const allPacksTerm = 'all'

const maxWords = 60
const minWordLength = 2
const maxWordLength = 32

/** Letters that Unicode does not decompose into a plain one and a mark. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ß: 'ss',
  ı: 'i',
}

export function toSearchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[æœøðđþłßı]/g, (letter) => plainLetters[letter] ?? letter)
  const words = plain
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => [...word].slice(0, maxWordLength).join(''))
    .filter((word) => [...word].length >= minWordLength)
  return [...new Set(words)]
}

export function wordTerm(word: string): string {
  return `w:${word}`
}

export function wordsFromTerms(terms: readonly string[]): string[] {
  return terms.filter((term) => term.startsWith('w:')).map((term) => term.slice(2))
}

export type PackFilters = { tag?: string; game?: string; explicit?: boolean; alcohol?: boolean }

export function filterTerms({ tag, game, explicit, alcohol }: PackFilters): string[] {
  const narrowed = [
    ...(game === undefined ? [] : [gameTerm(game)]),
    ...(explicit === undefined ? [] : [flagTerm('explicit', explicit)]),
    ...(alcohol === undefined ? [] : [flagTerm('alcohol', alcohol)]),
  ]
  const combined = narrowed.length === 0 ? [] : [combinedTerm(narrowed)]
  return [...(tag === undefined ? [] : [tagTerm(tag)]), ...combined]
}

export function packTerms({ metadata }: Pick<CustomPack, 'metadata'>): string[] {
  const { name, description, author, tags, explicit, alcohol } = metadata
  const game = gameOf(tags)
  const own = ownTags(tags)
  const words = toSearchWords([name, ...own, game ?? '', author, description].join(' '))
  const terms = [
    allPacksTerm,
    ...filterCombinations([
      ...(game ? [gameTerm(game)] : []),
      flagTerm('explicit', explicit),
      flagTerm('alcohol', alcohol),
    ]),
    ...own.map(tagTerm),
    ...words.slice(0, maxWords).map(wordTerm),
  ]
  return [...new Set(terms)]
}

/** One term for every combination of filters, so that a search scans one index range. */
function filterCombinations([first, ...more]: string[]): string[] {
  if (first === undefined) return []
  const others = filterCombinations(more)
  return [first, ...others.map((other) => combinedTerm([first, other])), ...others]
}

function combinedTerm(narrowed: readonly string[]): string {
  return narrowed.join('+')
}

function gameTerm(game: string): string {
  return `game:${game}`
}

function tagTerm(tag: string): string {
  return `tag:${cleanTag(tag)}`
}

function flagTerm(name: 'explicit' | 'alcohol', value: boolean): string {
  return `${name}:${value ? 1 : 0}`
}
