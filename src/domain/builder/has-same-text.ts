import type { CustomPack } from '../packs/custom-pack.ts'
import { visibilityOf, withDraft } from '../packs/tags.ts'

export function hasSameText(one: CustomPack, other: CustomPack): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ metadata, prompts }: CustomPack): string {
  const { name, id, description, author, explicit, alcohol } = metadata
  const tags = withDraft(metadata.tags, false).filter((tag) => visibilityOf([tag]) === null)
  // Packs stored before the choice existed carry no tag and count as listed.
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
