import { toSearchWords } from '../packs/search-terms.ts'
import { cappedEditDistance } from './capped-edit-distance.ts'
import { toQueryWords } from './find-by-words.ts'

export type SearchEntry<Item> = {
  item: Item
  name: string
  synonyms?: ReadonlyMap<string, number>
}

export type IndexedEntry<Item> = {
  item: Item
  words: readonly string[]
  /** The name's words joined: "icecream" finds ice cream. */
  joined: string | null
  synonyms: ReadonlyMap<string, number>
  length: number
}

type Similarity = (word: string, known: string) => number
type Grade = (known: string) => number

const maxWords = 5
const grades = { itself: 7, beginning: 4, middle: 2, slip: 1.5, slips: 1.2 }
const minMiddleLength = 4
const synonymGrade = 9.5
const wholeNameBonus = 3
const none = new Map<string, never>()

export function buildIndex<Item>(named: readonly SearchEntry<Item>[]): IndexedEntry<Item>[] {
  return named.map(({ item, name, synonyms = none }) => {
    const words = toSearchWords(name)
    const joined = words.length > 1 ? words.join('') : null
    return { item, words, joined, synonyms: synonyms, length: name.length }
  })
}

/**
 * Every word must match: a synonym, a word of the name, a prefix, a middle; else with typing
 * errors; else some words. Ties: shorter name first.
 */
export function rankByWords<Item>(ranked: readonly IndexedEntry<Item>[], query: string): Item[] {
  const sought = toQueryWords(query).slice(0, maxWords)
  if (sought.length === 0) return []
  const every = (grades: readonly number[]) => Math.min(...grades) > 0
  const some = (grades: readonly number[]) => Math.max(...grades) > 0
  for (const [like, fits] of [
    [similarity, every],
    [similarityWithTypos, every],
    [similarity, some],
  ] as const) {
    const found = rank(
      ranked,
      sought.map((word) => memoizeGrade(word, like)),
      fits,
    )
    if (found.length > 0) return found
  }
  return []
}

function rank<Item>(
  ranked: readonly IndexedEntry<Item>[],
  sought: readonly Grade[],
  fits: (grades: readonly number[]) => boolean,
): Item[] {
  const found: { item: Item; score: number; length: number }[] = []
  for (const known of ranked) {
    const best = sought.map((grade) => bestGrade(known, grade))
    if (!fits(best)) continue
    const score = best.reduce((sum, grade) => sum + grade, nameBonus(known, sought, best))
    found.push({ item: known.item, score, length: known.length })
  }
  return found.toSorted((a, b) => b.score - a.score || a.length - b.length).map(({ item }) => item)
}

function memoizeGrade(word: string, like: Similarity): Grade {
  const forms = wordForms(word)
  const seen = new Map<string, number>()
  return (known) => {
    const before = seen.get(known)
    if (before !== undefined) return before
    const grade =
      forms.includes(known) || wordForms(known).includes(word) ? grades.itself : like(word, known)
    seen.set(known, grade)
    return grade
  }
}

function bestGrade({ words, joined, synonyms }: IndexedEntry<unknown>, grade: Grade): number {
  return Math.max(
    0,
    ...words.map(grade),
    gradeJoined(joined, grade),
    gradeSynonyms(synonyms, grade),
  )
}

/**
 * The share of the name that was asked for; its first word counts most. Synonyms keep their rank
 * unless the whole name matches.
 */
function nameBonus(
  { words, length }: IndexedEntry<unknown>,
  sought: readonly Grade[],
  best: readonly number[],
): number {
  const named = words.filter((word) => sought.some((grade) => grade(word) === grades.itself))
  if (named.length === 0) return 0
  if (named.join(' ').length === length) return wholeNameBonus
  if (Math.max(...best) > grades.itself) return 0
  return named.length / (words.length + 1) + (named[0] === words[0] ? 0.1 : 0)
}

/** A match across the joint is none: `rst` in beerstein. */
function gradeJoined(joined: string | null, grade: Grade): number {
  const found = joined === null ? 0 : grade(joined)
  return found >= grades.beginning ? found : 0
}

function gradeSynonyms(synonyms: ReadonlyMap<string, number>, grade: Grade): number {
  let best = 0
  for (const [word, place] of synonyms) {
    const found = grade(word)
    if (found === grades.itself) best = Math.max(best, synonymGrade - place * 0.1)
    else if (found >= grades.beginning || found <= grades.slip)
      best = Math.max(best, found - 1 - place * 0.01)
  }
  return best
}

function similarity(word: string, known: string): number {
  if (word === known) return grades.itself
  const share = word.length / known.length
  if (known.startsWith(word)) return grades.beginning + share
  return word.length >= minMiddleLength && known.includes(word) ? grades.middle + share : 0
}

/** One error in a word of four letters, two in one of seven. */
function similarityWithTypos(word: string, known: string): number {
  const right = similarity(word, known)
  if (right > 0) return right
  const [short, long] = word.length < known.length ? [word, known] : [known, word]
  if (short.length < 4) return 0
  const slips = cappedEditDistance(short, long)
  if (slips === 1) return grades.slip
  return slips === 2 && short.length >= 7 ? grades.slips : 0
}

function wordForms(word: string): string[] {
  const forms = [word]
  if (word.length > 3 && /[^s]s$/.test(word)) forms.push(word.slice(0, -1))
  if (word.length > 4 && word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.length > 4 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.length > 5 && word.endsWith('ing'))
    forms.push(word.slice(0, -3), `${word.slice(0, -3)}e`)
  return forms
}
