type Value = string | number | boolean

/** One house rule: what players argue about, its settings, and the usual one. */
export type HouseRule<V extends Value = Value> = {
  label: string
  hint: string
  choices: readonly { value: V; label: string }[]
  defaultValue: V
}

export type HouseRules<Options> = {
  fields: { readonly [K in keyof Options]: HouseRule<Options[K] & Value> }
  defaults: Options
  /** The options in something saved: whatever is missing or not allowed is as usual. Never throws. */
  read(saved: unknown): Options
}

/** A house rule that is on or off. */
export function toggle(label: string, hint: string, defaultValue: boolean): HouseRule<boolean> {
  const choices = [
    { value: true, label: 'On' },
    { value: false, label: 'Off' },
  ]
  return { label, hint, choices, defaultValue: defaultValue }
}

/** A house rule with a few settings; `choices` maps each value to its wording. */
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

type OptionsOf<F> = { [K in keyof F]: F[K] extends HouseRule<infer V> ? V : never }

/**
 * The house rules of a game: what may be chosen, what is usual, and a reader of what was saved.
 * @param settle mends settings that contradict each other
 */
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
