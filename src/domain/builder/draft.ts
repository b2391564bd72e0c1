import {
  type CustomPack,
  type CustomPrompt,
  isPackId,
  type PackMetadata,
} from '../packs/custom-pack.ts'
import type { PackGameSlug } from '../packs/pack-kinds.ts'
import { readPack } from '../packs/read-pack.ts'
import { isDraft, visibilityOf, withGame, withVisibility } from '../packs/tags.ts'

export type DraftPrompt = CustomPrompt & { key: number }

export type Draft = {
  metadata: PackMetadata
  prompts: readonly DraftPrompt[]
  nextKey: number
  /** Null: belongs to the next account that signs in on this device. */
  ownerId: string | null
  /** Of the stored pack this draft started from; null while nothing is stored. */
  generation: string | null
  isPublished: boolean
  isDirty: boolean
  /** Another device has stored a later version. */
  isContested: boolean
  /** epoch milliseconds */
  changedAtMs: number
}

type NewDraftInput = {
  id: string
  author: string
  ownerId: string | null
  game: PackGameSlug | null
  nowMs: number
}

/** Starting a new pack resets the pack and marks it new (spec §4, "Pack saving"). */
export function newDraft({ id, author, ownerId, game, nowMs }: NewDraftInput): Draft {
  return {
    ownerId,
    metadata: {
      name: '',
      id,
      description: '',
      author,
      explicit: false,
      alcohol: false,
      creation_date: new Date(nowMs).toISOString(),
      tags: withVisibility(withGame([], game), 'unlisted'),
    },
    prompts: [],
    nextKey: 0,
    generation: null,
    isPublished: false,
    isDirty: false,
    isContested: false,
    changedAtMs: nowMs,
  }
}

export function isNew(draft: Draft): boolean {
  return draft.generation === null
}

export function isVisibleTo({ ownerId }: Draft, userId: string | null): boolean {
  return ownerId === null || ownerId === userId
}

export function hasContent({ metadata, prompts }: Draft): boolean {
  return [metadata.name, metadata.description, ...prompts.map(({ text }) => text)].some(
    (text) => text.trim() !== '',
  )
}

export function draftOfPack(
  pack: CustomPack,
  generation: string | null,
  ownerId: string | null,
  nowMs: number,
): Draft {
  const isPublished = generation !== null && !isDraft(pack.metadata.tags)
  return {
    ...newDraft({ id: pack.metadata.id, author: '', ownerId, game: null, nowMs }),
    metadata: withDefaultVisibility(pack.metadata, isPublished),
    prompts: pack.prompts.map((prompt, key) => ({ ...prompt, key })),
    nextKey: pack.prompts.length,
    generation,
    isPublished,
  }
}

function withDefaultVisibility(metadata: PackMetadata, isPublished: boolean): PackMetadata {
  if (visibilityOf(metadata.tags)) return metadata
  return {
    ...metadata,
    tags: withVisibility(metadata.tags, isPublished ? 'listed' : 'unlisted'),
  }
}

export function copyOfDraft(draft: Draft, id: string, nowMs: number): Draft {
  const { name, tags, ...others } = draft.metadata
  return {
    ...draft,
    metadata: {
      ...others,
      name: name.trim() === '' ? name : copyName(name),
      id,
      tags: withVisibility(tags, 'unlisted'),
      creation_date: new Date(nowMs).toISOString(),
    },
    generation: null,
    isPublished: false,
    isDirty: true,
    isContested: false,
    changedAtMs: nowMs,
  }
}

/** "Pub night" → "Pub night, copy" → "Pub night, copy 2". */
export function copyName(name: string): string {
  const found = /^(.*), copy(?: (\d+))?$/.exec(name)
  if (!found) return `${name}, copy`
  return `${found[1]}, copy ${Number(found[2] ?? 1) + 1}`
}

export function packOfDraft({ metadata, prompts }: Draft, nowMs: number): CustomPack {
  return {
    metadata: {
      ...metadata,
      name: metadata.name.trim(),
      description: metadata.description.trim(),
      author: metadata.author.trim(),
    },
    prompts: prompts.map(({ text, kind }) =>
      kind ? { text: text.trim(), kind } : { text: text.trim() },
    ),
    likes: 0,
    plays: 0,
    lastUpdated: new Date(nowMs).toISOString(),
  }
}

export function readDraft(saved: unknown): Draft | null {
  const read = readPack(saved)
  if ('problem' in read || !isPackId(read.pack.metadata.id)) return null
  const fields = saved as Record<keyof Draft, unknown>
  const changedAtMs = Number.isFinite(fields.changedAtMs) ? Number(fields.changedAtMs) : 0
  const generation = typeof fields.generation === 'string' ? fields.generation : null
  const ownerId = typeof fields.ownerId === 'string' ? fields.ownerId : null
  const isPublished = generation !== null && fields.isPublished === true
  return {
    ...draftOfPack(read.pack, generation, ownerId, changedAtMs),
    metadata: withDefaultVisibility(read.pack.metadata, isPublished),
    isPublished,
    isDirty: fields.isDirty === true,
    isContested: fields.isContested === true,
  }
}
