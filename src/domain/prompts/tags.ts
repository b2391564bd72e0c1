import { promptKey } from './memory.ts'

export const spices = [1, 2, 3] as const
/** 1 mild, 2 warm, 3 hot: for adults. */
export type Spice = (typeof spices)[number]

/** What a prompt is about, or asks for. */
export const topics = [
  'touch',
  'exes',
  'phone',
  'bodies',
  'family',
  'money',
  'work',
  'drink',
] as const
export type Topic = (typeof topics)[number]

/** What a table must have: things, a certain place, more than two players, space to move. */
export const needs = ['props', 'place', 'players', 'room'] as const
export type Need = (typeof needs)[number]

export type PromptTags = {
  /** Where it differs from the pack's. */
  spice?: Spice | undefined
  topics?: readonly Topic[] | undefined
  needs?: readonly Need[] | undefined
}

/** By the prompt's raw text; prompts without tags are not in it. */
export type TagsOfPrompts = Readonly<Record<string, PromptTags>>

/** A prompt as files have it: plain text where it has no tags of its own. */
export type PromptEntry =
  | string
  | {
      text: string
      /** Plain types: a JSON file has no narrower ones. */
      spice?: number | undefined
      topics?: readonly string[] | undefined
      needs?: readonly string[] | undefined
    }

export function textOf(entry: PromptEntry): string {
  return typeof entry === 'string' ? entry : entry.text
}

export function readTags(entries: readonly PromptEntry[]): TagsOfPrompts {
  const tagged = entries.filter((entry) => typeof entry !== 'string')
  return Object.fromEntries(tagged.map(({ text, ...tags }) => [text, tags as PromptTags]))
}

/** By topic, the keys (`promptKey`) of the prompts about it. */
export type PromptKeysByTopic = Readonly<Partial<Record<Topic, readonly string[]>>>

export function copyKeys(keys: PromptKeysByTopic): Partial<Record<Topic, string[]>> {
  return Object.fromEntries(Object.entries(keys).map(([topic, of]) => [topic, [...of]]))
}

/** Of the prompts in `lists`. */
export function keysByTopic(
  tags: readonly TagsOfPrompts[],
  lists: readonly (readonly string[])[],
): PromptKeysByTopic {
  const dealt = new Set(lists.flat())
  const keys: Partial<Record<Topic, string[]>> = {}
  for (const [text, { topics = [] }] of tags.flatMap((tagged) => Object.entries(tagged))) {
    if (!dealt.has(text)) continue
    for (const topic of topics) keys[topic] = [...(keys[topic] ?? []), promptKey(text)]
  }
  return keys
}

export type PromptLimits = { spice: Spice; leftOut: readonly Topic[] }

export const noLimits: PromptLimits = { spice: 3, leftOut: [] }

/** @param spice of the pack, for prompts without their own */
export function isWithin(
  limits: PromptLimits,
  spice: Spice,
  tags: PromptTags | undefined,
): boolean {
  if ((tags?.spice ?? spice) > limits.spice) return false
  return !tags?.topics?.some((topic) => limits.leftOut.includes(topic))
}
