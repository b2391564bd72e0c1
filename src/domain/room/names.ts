import { tidyName } from '../table/players.ts'

/** Stems that no name on a bar's TV may hold, after look-alike digits are read as letters. */
const unwanted = ['hitler', 'nazi', 'rapist', 'pedo', 'cunt', 'fuck', 'whore', 'nigg', 'fagg']

const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', $: 's', '@': 'a', '!': 'i' },
}

/** Given instead of an unwanted name. */
const ownNames = [
  ...['Tanuki', 'Kappa', 'Kitsune', 'Daruma', 'Koi', 'Suzume', 'Fugu', 'Maneki', 'Tsuru', 'Kame'],
  ...['Hotaru', 'Tako', 'Usagi', 'Saru', 'Inari', 'Neko', 'Kumo', 'Ebi', 'Tora', 'Shika'],
]

export function isUnwanted(name: string): boolean {
  const letters = [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replace(/[^a-z]/g, '')
  return unwanted.some((stem) => letters.includes(stem))
}

/** As players' names are, or one of ours. Empty where nothing is left. */
export function cleanSeatName(typed: string, taken: readonly string[]): string {
  const name = tidyName(typed)
  if (!isUnwanted(name)) return name
  return ownNames.find((own) => !hasName(taken, own)) ?? `Guest ${taken.length + 1}`
}

export function hasName(names: readonly string[], name: string): boolean {
  return names.some((other) => fold(other) === fold(name))
}

function fold(name: string): string {
  return name.toLocaleLowerCase('en')
}
