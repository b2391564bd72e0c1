import { createHash } from 'node:crypto'
import { names } from './game-moments.ts'
import { unread } from './read-blocks.ts'

/** A screen as somebody reads it. */
export type Shown = { who: string; phase: string; texts: readonly string[] }

const aName = new RegExp(`\\b(?:${names.join('|')}|P\\d+)\\b`, 'g')
const someNames = /@(?:, @)+/g
const aTeam = /\b(?:Sakura|Vermilion|Mustard|Matcha|Asagi|Sora|Kaki)\b/g
const aNumber = /\d+(?:[.,:]\d+)*/g
const anAnswer = /\b[A-Z]erry\b/g
/** A letter that is drawn; no word of a sentence. */
const aLetter = /(?<![\p{L}’])(?:[B-HJ-Z]|[AI](?![ ’]\p{L}))(?![\p{L}’])/gu

/** Without what is data: `@` for players, `#` for a number, `~` for a team's or a drawn letter. */
export function withoutData(text: string): string {
  return text
    .replace(aName, '@')
    .replace(someNames, '@')
    .replace(aNumber, '#')
    .replace(aTeam, '~')
    .replace(anAnswer, '~')
    .replace(aLetter, '~')
}

/** Screens of one size say much the same. */
const sizeOf = (who: string) => (who === 'the TV' || who === 'the one phone' ? who : 'a phone')

/**
 * By viewer and phase the texts that no such screen had before. Each head counts the different
 * screens and has a digest of them: a text that comes on another screen changes that alone, as does
 * a button that goes.
 */
export function listWords(screens: readonly Shown[]): string {
  const known = new Map<string, Set<string>>()
  const groups = groupBy(screens, ({ who, phase }) => `${who}, ${phase}`)
  const parts = [...groups].map(([head, group]) => {
    const pages = group.map(({ texts }) => texts.map(withoutData))
    const before = setIn(known, sizeOf(group[0]?.who ?? ''))
    const fresh = [...new Set(pages.flat())].filter(
      (text) => !before.has(text) && !text.startsWith(unread),
    )
    for (const text of fresh) before.add(text)
    const shown = [...new Set(pages.map((page) => page.join('\n')))].sort()
    const digest = createHash('sha256').update(shown.join('\n\n')).digest('hex').slice(0, 6)
    const screens = shown.length === 1 ? 'one screen' : `${shown.length} screens`
    return [`## ${head}: ${screens}, ${digest}`, ...fresh, ...(fresh.length > 0 ? [''] : [])]
  })
  return `${parts.flat().join('\n')}\n`
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

function setIn(sets: Map<string, Set<string>>, key: string): Set<string> {
  const set = sets.get(key) ?? new Set<string>()
  sets.set(key, set)
  return set
}
