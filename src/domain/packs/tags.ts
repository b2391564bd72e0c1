import { type PackGameSlug, packGameSlugs } from './pack-kinds.ts'

/** Tags hold what spec §3 has no field for, as `draft` does (spec §4). */
const draftTag = 'draft'
const visibilityTags = ['unlisted', 'listed'] as const
const iconPrefix = 'icon:'

export function isDraft(tags: readonly string[]): boolean {
  return tags.includes(draftTag)
}

/** Saving as a draft adds the tag, saving otherwise removes it (spec §4, "Pack saving"). */
export function withDraft(tags: readonly string[], draft: boolean): string[] {
  const others = tags.filter((tag) => tag !== draftTag)
  return draft ? [...others, draftTag] : others
}

export type Visibility = (typeof visibilityTags)[number]

/** Null without a tag, as in packs stored before the choice existed; with both tags, unlisted. */
export function visibilityOf(tags: readonly string[]): Visibility | null {
  return visibilityTags.find((tag) => tags.includes(tag)) ?? null
}

export function withVisibility(tags: readonly string[], visibility: Visibility): string[] {
  return [...tags.filter((tag) => !isVisibility(tag)), visibility]
}

function isVisibility(tag: string): boolean {
  return visibilityTags.some((known) => known === tag)
}

export function gameOf(tags: readonly string[]): PackGameSlug | null {
  return packGameSlugs.find((game) => tags.includes(game)) ?? null
}

export function withGame(tags: readonly string[], game: PackGameSlug | null): string[] {
  const others = tags.filter((tag) => !packGameSlugs.some((known) => known === tag))
  return game ? [game, ...others] : others
}

export function iconOf(tags: readonly string[]): string | null {
  return tags.find((tag) => tag.startsWith(iconPrefix))?.slice(iconPrefix.length) ?? null
}

export function iconTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(iconPrefix))
}

export function withIcon(tags: readonly string[], icon: string | null): string[] {
  const others = tags.filter((tag) => !tag.startsWith(iconPrefix))
  return icon ? [...others, iconPrefix + icon] : others
}

export function ownTags(tags: readonly string[]): string[] {
  return tags.filter(
    (tag) =>
      tag !== draftTag &&
      !isVisibility(tag) &&
      !tag.startsWith(iconPrefix) &&
      !packGameSlugs.some((game) => game === tag),
  )
}

export function withOwnTags(tags: readonly string[], own: readonly string[]): string[] {
  return [...tags.filter((tag) => !ownTags(tags).includes(tag)), ...ownTags(own)]
}

export function cleanTag(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,#]+/g, ' ')
    .trim()
}
