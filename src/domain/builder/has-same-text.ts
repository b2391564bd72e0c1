import type { CustomPack } from '../packs/custom-pack.ts'
import { visibilityOf, withDraft } from '../packs/tags.ts'

/** Whether two packs say the same, whoever counted their likes and whenever they were saved. */
export function hasSameText(one: CustomPack, other: CustomPack): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ metadata, prompts }: CustomPack): string {
  const { name, id, description, author, explicit, alcohol } = metadata
  const tags = withDraft(metadata.tags, false).filter((tag) => visibilityOf([tag]) === null)
  // A pack from before there was a choice is listed, as one that says so.
  const isUnlisted = visibilityOf(metadata.tags) === 'unlisted'
  const written = prompts.map(({ text, kind }) => [text, kind])
  const text = JSON.stringify([
    name,
    id,
    description,
    author,
    explicit,
    alcohol,
    tags,
    isUnlisted,
    written,
  ])
  // The server tidies white space.
  return text.replace(/(?:\s|\\n)+/g, ' ')
}
