import {
  type CustomPrompt,
  maxPromptLength,
  maxPrompts,
  maxTextLengths,
  type PackMetadata,
} from './custom-pack.ts'

export type MetadataField = 'name' | 'description' | 'author'

/** Spec §5, "Pack metadata". */
export const requiredMessages: Record<MetadataField, string> = {
  name: 'Game name is required',
  description: 'Game description is required',
  author: 'Author name is required',
}

export const noPromptsMessage = 'You need to add at least one prompt'
export const emptyPromptMessage = 'Prompt text is required'

export function metadataProblems(
  metadata: Pick<PackMetadata, MetadataField>,
): Partial<Record<MetadataField, string>> {
  const problems: Partial<Record<MetadataField, string>> = {}
  for (const field of ['name', 'description', 'author'] as const) {
    const text = metadata[field].trim()
    if (text === '') problems[field] = requiredMessages[field]
    else if (text.length > maxTextLengths[field])
      problems[field] = `At most ${maxTextLengths[field]} characters, please`
  }
  return problems
}

export type PromptProblems = {
  list: string | null
  byIndex: ReadonlyMap<number, string>
}

export function promptProblems(prompts: readonly CustomPrompt[]): PromptProblems {
  const byIndex = new Map<number, string>()
  prompts.forEach(({ text }, index) => {
    if (text.trim() === '') byIndex.set(index, emptyPromptMessage)
    else if (text.trim().length > maxPromptLength)
      byIndex.set(index, `At most ${maxPromptLength} characters, please`)
  })
  return { list: listProblem(prompts.length), byIndex: byIndex }
}

function listProblem(count: number): string | null {
  if (count === 0) return noPromptsMessage
  return count > maxPrompts ? `At most ${maxPrompts} prompts, please` : null
}
