import type { FilledPrompt } from '#domain/prompts/placeholders.ts'

/**
 * What a lasting rule is about stands before its words, as in “names| No first names.” Two about the
 * same thing are never in force together: they might contradict each other.
 */
const topicPattern = /^([a-z ]+)\| /

export function topicsOf(raw: string): string[] {
  return topicPattern.exec(raw)?.[1]?.split(' ') ?? []
}

/** The rule as it is read; its raw text stays what the device remembers it by. */
export function withoutTopics({ raw, parts }: FilledPrompt): FilledPrompt {
  const [first, ...others] = parts
  if (!first || !('text' in first)) return { raw, parts }
  const text = first.text.replace(topicPattern, '')
  return { raw, parts: text === '' ? others : [{ text }, ...others] }
}
