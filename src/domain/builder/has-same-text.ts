import type { CustomPack } from '../packs/custom-pack.ts'
import { withDraft } from '../packs/tags.ts'

/** Whether two packs say the same, whoever counted their likes and whenever they were saved. */
export function hasSameText(one: CustomPack, other: CustomPack): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ metadata, prompts }: CustomPack): string {
  const { name, id, description, author, explicit, alcohol } = metadata
  const tags = withDraft(metadata.tags, false)
  const written = prompts.map(({ text, kind }) => [text, kind])
  const text = JSON.stringify([name, id, description, author, explicit, alcohol, tags, written])
  // The server tidies white space.
  return text.replace(/(?:\s|\\n)+/g, ' ')
}
