import type { FilledPrompt } from '#domain/prompts/placeholders.ts'

/**
 * The topic before a rule's text, as in “names| No first names.” Rules on the same topic are never
 * in force together.
 */
const topicPattern = /^([a-z ]+)\| /

export function topicsOf(raw: string): string[] {
  return topicPattern.exec(raw)?.[1]?.split(' ') ?? []
}

/** The text without topics; `raw` stays the key in the device's memory. */
export function withoutTopics({ raw, parts }: FilledPrompt): FilledPrompt {
  const [first, ...others] = parts
  if (!first || !('text' in first)) return { raw, parts }
  const text = first.text.replace(topicPattern, '')
  return { raw, parts: text === '' ? others : [{ text }, ...others] }
}
