import type { CustomPack, CustomPrompt, PackMetadata } from './custom-pack.ts'

/** Spec §8, "Pack load: structure of metadata cannot be determined". */
export const unknownStructureMessage = 'The structure of the metadata cannot be determined.'

export type PackReading = { pack: CustomPack } | { problem: string }

type Fields = Record<string, unknown>

/**
 * Spec §3: counts and date at the top, under `pack`, `metadata` or `pack.metadata`; metadata at the
 * top, under `pack`, or the root when it has a name and an id. Invalid or missing values get
 * defaults.
 */
export function readPack(value: unknown): PackReading {
  const root = fieldsOf(value)
  if (!root) return { problem: unknownStructureMessage }
  const inner = fieldsOf(root.pack)
  const metadata = findMetadata(root, inner)
  if (!metadata) return { problem: unknownStructureMessage }
  const places = [root, inner, fieldsOf(root.metadata), fieldsOf(inner?.metadata)]
  const count = (name: string) => places.map((place) => countOf(place?.[name])).find(isFound) ?? 0
  const date = places.map((place) => dateOf(place?.lastUpdated)).find(isFound)
  const created = dateOf(metadata.creation_date) ?? date ?? new Date(0).toISOString()
  return {
    pack: {
      metadata: readMetadata(metadata, created),
      prompts: readPrompts(root.prompts ?? inner?.prompts),
      likes: count('likes'),
      plays: count('plays'),
      lastUpdated: date ?? created,
    },
  }
}

function findMetadata(root: Fields, inner: Fields | null): Fields | null {
  const found = fieldsOf(root.metadata) ?? fieldsOf(inner?.metadata)
  if (found) return found
  return [root, inner].find((place) => place && 'name' in place && 'id' in place) ?? null
}

function readMetadata(from: Fields, created: string): PackMetadata {
  return {
    name: textOf(from.name),
    id: textOf(from.id),
    description: textOf(from.description),
    author: textOf(from.author),
    explicit: from.explicit === true,
    alcohol: from.alcohol === true,
    creation_date: created,
    tags: listOf(from.tags).filter((tag) => typeof tag === 'string'),
  }
}

function readPrompts(value: unknown): CustomPrompt[] {
  return listOf(value).flatMap((item): CustomPrompt[] => {
    if (typeof item === 'string') return [{ text: item }]
    const prompt = fieldsOf(item)
    if (typeof prompt?.text !== 'string') return []
    return [prompt.kind === 'dare' ? { text: prompt.text, kind: 'dare' } : { text: prompt.text }]
  })
}

function fieldsOf(value: unknown): Fields | null {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Fields)
    : null
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function countOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined
}

function dateOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const ms = Date.parse(value)
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString()
}

function isFound<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}
