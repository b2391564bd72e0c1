import { tidyName } from './players.ts'
import { type Refusal, refuse } from './refusal.ts'

/** House rules in a link. */
export type SharedRules = {
  /** Slug of the game. */
  game: string
  /** What its table calls them; may be empty. */
  name: string
  /** Rules that differ from the default, by their keys in the game's house rules. */
  changes: readonly RuleChange[]
}

export type RuleChange = readonly [rule: string, value: string]

/** `newer`: whole, and written by a version after this one. */
export type RulesCodeProblem = 'broken' | 'newer'

/** Codes of every mark are read for ever: another format gets another mark. */
const mark = '1'
const maxCodeLength = 1000
const checkLength = 4
const maxNameLength = 30
/** Emoji take several characters each. */
const maxEscapedLength = 120

const slug = /^[a-z][a-z-]*$/
const escapedName = /^(?:[A-Za-z0-9_-]|~[0-9a-z]{1,4}~)*$/
const changePattern = /^([A-Za-z][A-Za-z0-9]{0,23})=([A-Za-z0-9-]{1,24})$/

/** At most 30 graphemes, and fewer where they are long ones. */
export function tidyRulesName(typed: string): string {
  for (let length = maxNameLength; ; length--) {
    const name = tidyName(typed, length)
    if (escapeName(name).length <= maxEscapedLength) return name
  }
}

/**
 * `1.meyer.As_in_Odense.lives=3.toast=off.k2x9`: no character that a messenger takes for the end
 * of a link. The last part shows a code that was cut or mistyped.
 */
export function writeRulesCode({ game, name, changes }: SharedRules): string {
  const pairs = changes.map(([rule, value]) => `${rule}=${value}`)
  return addCheck([mark, game, escapeName(tidyRulesName(name)), ...pairs].join('.'))
}

/** Never throws. */
export function readRulesCode(text: string): SharedRules | Refusal<RulesCodeProblem> {
  const code = text.length > maxCodeLength ? '' : withoutPercents(text)
  const body = code.slice(0, -checkLength - 1)
  if (code !== addCheck(body)) return refuse('broken')
  const [found, game = '', escaped = '', ...pairs] = body.split('.')
  if (found !== mark) return refuse('newer')
  const changes = pairs.flatMap((pair) => {
    const [, rule, value] = changePattern.exec(pair) ?? []
    return rule && value ? [[rule, value] as const] : []
  })
  const isWhole = slug.test(game) && escapedName.test(escaped) && changes.length === pairs.length
  return isWhole ? { game, name: tidyRulesName(unescapeName(escaped)), changes } : refuse('broken')
}

/** Some messengers escape what needs no escape. */
function withoutPercents(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Letters and digits as they are, `_` for a space, the rest by number: `~6w~`. */
function escapeName(name: string): string {
  return name.replace(/[^A-Za-z0-9-]/gu, (character) =>
    character === ' ' ? '_' : `~${character.codePointAt(0)?.toString(36)}~`,
  )
}

function unescapeName(escaped: string): string {
  return escaped.replaceAll('_', ' ').replace(/~(.+?)~/g, (_, digits) => {
    const point = Number.parseInt(digits, 36)
    return point > 0x10ffff ? '' : String.fromCodePoint(point)
  })
}

/** Adds the four last characters of a hash (FNV-1a). */
export function addCheck(body: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < body.length; at++) {
    hash = Math.imul(hash ^ body.charCodeAt(at), 0x01000193)
  }
  const digits = ((hash ^ (hash >>> 15)) >>> 0).toString(36).padStart(checkLength, '0')
  return `${body}.${digits.slice(-checkLength)}`
}
