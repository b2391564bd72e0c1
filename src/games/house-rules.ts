import type { Seating } from '#domain/table/seating.ts'

type Value = string | number | boolean

/** One setting of a game, with its choices and its default. */
export type HouseRule<V extends Value = Value> = {
  label: string
  hint: string
  choices: readonly { value: V; label: string }[]
  defaultValue: V
  /** Only where the table is held so. */
  seating?: Seating
  /** With a phone each: what tables of these sizes have, whatever is chosen. */
  bySize?: readonly SizeRule[]
}

type SizeRule = { from: number; to?: number; hint: string }

export type HouseRules<Options> = {
  fields: { readonly [K in keyof Options]: HouseRule<Options[K] & Value> }
  defaults: Options
  /** Invalid or missing values become the default. Never throws. */
  read(saved: unknown): Options
}

export function toggle(label: string, hint: string, defaultValue: boolean): HouseRule<boolean> {
  const choices = [
    { value: true, label: 'On' },
    { value: false, label: 'Off' },
  ]
  return { label, hint, choices, defaultValue: defaultValue }
}

/** Of every game that asks for sips (`domain/table/pace.ts`). */
export const paceRule = toggle('Easy pace', 'Above eight sips in half an hour: water.', true)

/** `choices` maps each value to its label. */
export function choice<const V extends string | number>(
  label: string,
  hint: string,
  choices: readonly (readonly [value: V, label: string])[],
  defaultValue: NoInfer<V>,
): HouseRule<V> {
  return {
    label,
    hint,
    defaultValue: defaultValue,
    choices: choices.map(([value, label]) => ({ value, label })),
  }
}

/** A rule of games with a phone each. */
export function withOwnPhones<R extends HouseRule<never> | HouseRule>(rule: R): R {
  return { ...rule, seating: 'own' }
}

/** A rule of games with one phone. */
export function withOnePhone<R extends HouseRule<never> | HouseRule>(rule: R): R {
  return { ...rule, seating: 'passed' }
}

/** @param sizes what tables of these sizes have with a phone each, as the room's house rules say it */
export function withSizes<R extends HouseRule<never> | HouseRule>(
  rule: R,
  ...sizes: readonly SizeRule[]
): R {
  return { ...rule, bySize: sizes }
}

/** The hint for so many players with a phone each. */
export function hintFor({ hint, bySize = [] }: HouseRule, players: number): string {
  const size = bySize.find(({ from, to = players }) => players >= from && players <= to)
  return size ? `${size.hint} ${hint}` : hint
}

type OptionsOf<F> = { [K in keyof F]: F[K] extends HouseRule<infer V> ? V : never }

/** @param settle corrects settings that contradict each other */
export function houseRules<F extends Record<string, HouseRule<never> | HouseRule>>(
  fields: F,
  settle: (options: OptionsOf<F>) => OptionsOf<F> = (options) => options,
): HouseRules<OptionsOf<F>> {
  const rules = Object.entries(fields) as [string, HouseRule][]
  const read = (saved: unknown) => {
    const settings = (saved ?? {}) as Record<string, unknown>
    const entries = rules.map(([name, { choices, defaultValue }]) => {
      const kept = choices.find((choice) => choice.value === settings[name])
      return [name, kept ? kept.value : defaultValue]
    })
    return settle(Object.fromEntries(entries) as OptionsOf<F>)
  }
  return {
    fields: fields as unknown as HouseRules<OptionsOf<F>>['fields'],
    defaults: read(null),
    read,
  }
}

/** The house rule that says how long; null where a game has none. */
export function lengthField<Options>(rules: HouseRules<Options>): keyof Options | null {
  const fields = Object.entries(rules.fields) as [string, HouseRule][]
  const found = fields.find(([, { label }]) => label === 'How long')
  return found ? (found[0] as keyof Options) : null
}

/** With the longest choice, its last, in its place: the room ends the game. */
export function withoutEnd<Options>(rules: HouseRules<Options>, options: Options): Options {
  const name = lengthField(rules)
  if (name === null) return options
  const { choices } = rules.fields[name] as HouseRule
  const endless = choices.find(({ label }) => label === 'Until we stop') ?? choices.at(-1)
  return endless ? { ...options, [name]: endless.value } : options
}
