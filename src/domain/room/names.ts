import { cutGraphemes } from '../cut-graphemes.ts'
import { maxNameLength, tidyName } from '../table/players.ts'
import { isBlank } from '../visible-text.ts'

/** Stems that no name on a bar's TV may hold, after look-alike digits are read as letters. */
const unwanted = ['hitler', 'nazi', 'rapist', 'pedo', 'cunt', 'fuck', 'whore', 'nigg', 'fagg']

/** Ordinary words that hold one. */
const harmless = /therapist|torpedo|pedomet|snigger|niggl|scunthorpe|ashkenazi/g

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
}

/** Given instead of an unwanted name. */
const ownNames = [
  'Tanuki',
  'Kappa',
  'Kitsune',
  'Daruma',
  'Koi',
  'Suzume',
  'Fugu',
  'Maneki',
  'Tsuru',
  'Kame',
  'Hotaru',
  'Tako',
  'Usagi',
  'Saru',
  'Inari',
  'Neko',
  'Kumo',
  'Ebi',
  'Tora',
  'Shika',
]

export function isUnwanted(name: string): boolean {
  const letters = [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replace(harmless, '')
    .replace(/[^a-z]/g, '')
  return unwanted.some((stem) => letters.includes(stem))
}

/** For sentences: neighbouring words are not joined, but spaced single letters are. */
export function hasUnwanted(text: string): boolean {
  return text
    .replace(/\S{3,}/g, '\n$&\n')
    .split('\n')
    .some(isUnwanted)
}

/** Tidied; an unwanted name is replaced. Empty where nothing is left. */
export function cleanSeatName(typed: string, taken: readonly string[]): string {
  const name = tidyName(typed)
  if (isBlank(name)) return ''
  if (!isUnwanted(name)) return name
  return ownNames.find((own) => !hasName(taken, own)) ?? `Guest ${taken.length + 1}`
}

/** Of a game that began on one phone: clean, and no two alike. Null where nothing is left. */
export function cleanSeatNames(typed: readonly (string | null)[]): (string | null)[] {
  const taken: string[] = []
  return typed.map((each) => {
    const name = cleanSeatName(each ?? '', taken)
    if (name === '') return null
    taken.push(withNumber(name, taken))
    return taken.at(-1) ?? null
  })
}

function withNumber(name: string, taken: readonly string[]): string {
  let numbered = name
  for (let number = 2; hasName(taken, numbered); number++) {
    numbered = `${cutGraphemes(name, maxNameLength - 3)} ${number}`
  }
  return numbered
}

export function hasName(names: readonly string[], name: string): boolean {
  return names.some((other) => fold(other) === fold(name))
}

/** Names that look alike are the same: wide letters, and invisible characters. */
function fold(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLocaleLowerCase('en')
}
