import { savedValue } from '#browser/storage/saved-value.ts'
import type { HouseRule, HouseRules } from '#games/house-rules.ts'

/** Whether games of a room last about twelve minutes, in the place of their "How long". */
export const isAboutTwelve = savedValue<boolean>('room-twelve', (saved) => saved !== false)

/** The house rule that says how long; null where a game has none. */
export function lengthField<Options>(rules: HouseRules<Options>): keyof Options | null {
  const fields = Object.entries(rules.fields) as [string, HouseRule][]
  const found = fields.find(([, { label }]) => label === 'How long')
  return found ? (found[0] as keyof Options) : null
}

/** With the longest choice in its place: the room ends the game. */
export function withoutEnd<Options>(rules: HouseRules<Options>, options: Options): Options {
  const name = lengthField(rules)
  if (name === null) return options
  const { choices } = rules.fields[name] as HouseRule
  const endless = choices.find(({ label }) => label === 'Until we stop') ?? choices.at(-1)
  return endless ? { ...options, [name]: endless.value } : options
}
