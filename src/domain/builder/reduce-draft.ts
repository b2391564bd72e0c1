import type { CustomPrompt, PackMetadata } from '../packs/custom-pack.ts'
import type { PackGameSlug } from '../packs/pack-kinds.ts'
import {
  cleanTag,
  ownTags,
  type Visibility,
  visibilityOf,
  withDraft,
  withGame,
  withIcon,
  withOwnTags,
  withVisibility,
} from '../packs/tags.ts'
import type { MetadataField } from '../packs/validate-pack.ts'
import type { Draft, DraftPrompt } from './draft.ts'

export type DraftAction =
  | { type: 'write'; field: MetadataField; text: string }
  | { type: 'flag'; flag: 'explicit' | 'alcohol'; isOn: boolean }
  | { type: 'game'; game: PackGameSlug | null }
  | { type: 'icon'; icon: string | null }
  | { type: 'visibility'; visibility: Visibility }
  | { type: 'cover'; cover: PackMetadata }
  | { type: 'tags'; text: string }
  | { type: 'edit'; key: number; text: string }
  | { type: 'kind'; key: number; kind: 'dare' | null }
  /** After the prompt with that key; null adds at the end. */
  | { type: 'add'; prompts: readonly CustomPrompt[]; after: number | null }
  | { type: 'remove'; key: number }
  | { type: 'move'; key: number; to: number }
  | { type: 'restore'; prompts: readonly DraftPrompt[] }
  /** Removes empty prompts at the end: Enter creates one that may stay empty. */
  | { type: 'trim' }

/** A move that does not apply, such as one for a deleted prompt, changes nothing. */
export function reduceDraft(draft: Draft, move: DraftAction, nowMs: number): Draft {
  const changed = applyAction(draft, move)
  return changed === draft ? draft : { ...changed, isDirty: true, changedAtMs: nowMs }
}

function applyAction(draft: Draft, move: DraftAction): Draft {
  const { metadata } = draft
  const withTags = (tags: string[]): Draft => ({ ...draft, metadata: { ...metadata, tags } })
  switch (move.type) {
    case 'write':
      return { ...draft, metadata: { ...metadata, [move.field]: move.text } }
    case 'flag':
      return { ...draft, metadata: { ...metadata, [move.flag]: move.isOn } }
    case 'game':
      return withTags(withGame(metadata.tags, move.game))
    case 'icon':
      return withTags(withIcon(metadata.tags, move.icon))
    case 'visibility':
      return withTags(withVisibility(metadata.tags, move.visibility))
    case 'tags':
      return withTags(withOwnTags(metadata.tags, parseTags(move.text)))
    case 'cover':
      return fillFromCover(draft, move.cover)
    default:
      return changePrompts(draft, move)
  }
}

function fillFromCover(draft: Draft, cover: PackMetadata): Draft {
  const { metadata, prompts } = draft
  const isEmpty = prompts.length === 0 && ownTags(metadata.tags).length === 0
  const words = (field: MetadataField) =>
    metadata[field].trim() === '' ? cover[field] : metadata[field]
  return {
    ...draft,
    metadata: {
      ...metadata,
      name: words('name'),
      description: words('description'),
      author: words('author'),
      explicit: metadata.explicit || cover.explicit,
      alcohol: metadata.alcohol || cover.alcohol,
      tags: isEmpty && cover.tags.length > 0 ? tagsOfCover(cover, metadata) : metadata.tags,
    },
  }
}

/** A file does not decide who can find the pack. */
function tagsOfCover(cover: PackMetadata, { tags }: PackMetadata): string[] {
  return withVisibility(withDraft(cover.tags, false), visibilityOf(tags) ?? 'unlisted')
}

type PromptAction = Extract<
  DraftAction,
  { type: 'edit' | 'kind' | 'add' | 'remove' | 'move' | 'restore' | 'trim' }
>

function changePrompts(draft: Draft, move: PromptAction): Draft {
  const { prompts, nextKey } = draft
  const at = 'key' in move ? prompts.findIndex(({ key }) => key === move.key) : -1
  const old = prompts[at]
  if ('key' in move && !old) return draft
  switch (move.type) {
    case 'edit':
      return { ...draft, prompts: prompts.with(at, { ...(old as DraftPrompt), text: move.text }) }
    case 'kind': {
      const { kind: _, ...plain } = old as DraftPrompt
      const prompt = move.kind ? { ...plain, kind: move.kind } : plain
      return { ...draft, prompts: prompts.with(at, prompt) }
    }
    case 'add': {
      if (move.prompts.length === 0) return draft
      const before = prompts.findIndex(({ key }) => key === move.after)
      const fresh = move.prompts.map((prompt, index) => ({ ...prompt, key: nextKey + index }))
      return {
        ...draft,
        prompts: prompts.toSpliced(before === -1 ? prompts.length : before + 1, 0, ...fresh),
        nextKey: nextKey + fresh.length,
      }
    }
    case 'remove':
      return { ...draft, prompts: prompts.toSpliced(at, 1) }
    case 'move': {
      const to = Math.max(0, Math.min(move.to, prompts.length - 1))
      if (to === at) return draft
      return { ...draft, prompts: prompts.toSpliced(at, 1).toSpliced(to, 0, old as DraftPrompt) }
    }
    case 'trim': {
      const last = prompts.findLastIndex(({ text }) => text.trim() !== '')
      if (last === -1 || last === prompts.length - 1) return draft
      return { ...draft, prompts: prompts.slice(0, last + 1) }
    }
    case 'restore':
      return { ...draft, prompts: move.prompts }
  }
}

export function parseTags(text: string): string[] {
  const tags = text.split(',').map(cleanTag)
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
