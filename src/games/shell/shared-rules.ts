import { isRefusal } from '#domain/table/refusal.ts'
import { type RuleChange, type RulesCodeProblem, readRulesCode } from '#domain/table/rules-code.ts'
import type { Seating } from '#domain/table/seating.ts'
import { type Game, gamePath } from '#games/define-game.ts'
import type { HouseRule, HouseRules } from '#games/house-rules.ts'
import { rulesHash } from './rules-hash.ts'

type Value = HouseRule['defaultValue']

/** A house rule that is not as usual, in words. */
export type ChangedRule = {
  rule: string
  label: string
  value: string
  usual: string
  /** It counts only where the table is held so. */
  seating: Seating | null
}

/** What a code asks for and this version does not have; `value` is null where the rule is gone. */
export type LeftOut = { label: string; value: string | null }

export function rulesLink(game: Pick<Game, 'slug' | 'path'>, code: string, origin: string): string {
  return `${origin}${gamePath(game)}${rulesHash}${code}`
}

export function changedRules<Options>(
  rules: HouseRules<Options>,
  options: Options,
  omit?: keyof Options | null,
): ChangedRule[] {
  return changedFields(rules, options, omit).map(([rule, field, value]) => ({
    rule,
    label: field.label,
    value: labelOf(field, value),
    usual: labelOf(field, field.defaultValue),
    seating: field.seating ?? null,
  }))
}

export function toChanges<Options>(
  rules: HouseRules<Options>,
  options: Options,
  omit?: keyof Options | null,
): RuleChange[] {
  return changedFields(rules, options, omit).map(([rule, , value]) => [rule, codeOf(value)])
}

const problems: Record<RulesCodeProblem, string> = {
  broken: 'It was cut short, or a letter of it is wrong. Ask for it again.',
  newer: 'It is from a newer version. Reload this page, then open it again.',
}

type Opened<Options> = { name: string; options: Options; leftOut: LeftOut[] }

/** What a code says of this game, or why it says nothing. */
export function openRulesCode<Options>(
  game: Pick<Game, 'slug'>,
  rules: HouseRules<Options>,
  code: string,
): Opened<Options> | { problem: string } {
  const shared = readRulesCode(code)
  if (isRefusal(shared)) return { problem: problems[shared.refused] }
  if (shared.game !== game.slug) {
    return { problem: `It is for another game: ${shared.game.replaceAll('-', ' ')}.` }
  }
  return { name: shared.name, ...readChanges(rules, shared.changes) }
}

/** What is not named or cannot be had is as usual. */
function readChanges<Options>(
  rules: HouseRules<Options>,
  changes: readonly RuleChange[],
): { options: Options; leftOut: LeftOut[] } {
  const fields = fieldsOf(rules)
  const chosen: [string, Value][] = []
  const leftOut: LeftOut[] = []
  for (const [rule, code] of new Map(changes)) {
    const field = fields.find(([name]) => name === rule)?.[1]
    const choice = field?.choices.find(({ value }) => codeOf(value) === code)
    if (choice) chosen.push([rule, choice.value])
    else
      leftOut.push(
        field ? { label: field.label, value: code } : { label: toWords(rule), value: null },
      )
  }
  return { options: rules.read(Object.fromEntries(chosen)), leftOut }
}

function changedFields<Options>(
  rules: HouseRules<Options>,
  options: Options,
  omit?: keyof Options | null,
): (readonly [rule: string, field: HouseRule, value: Value])[] {
  return fieldsOf(rules)
    .map(([rule, field]) => [rule, field, options[rule as keyof Options] as Value] as const)
    .filter(([rule, field, value]) => rule !== omit && value !== field.defaultValue)
}

function fieldsOf<Options>(rules: HouseRules<Options>): [string, HouseRule][] {
  return Object.entries(rules.fields)
}

/** A value's text in codes, which is never changed. */
function codeOf(value: Value): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
}

function labelOf({ choices }: HouseRule, wanted: Value): string {
  return choices.find(({ value }) => value === wanted)?.label ?? String(wanted)
}

/** “hardLetters” as “Hard letters”. */
function toWords(rule: string): string {
  const words = rule.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
