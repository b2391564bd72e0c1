import { type PackGameSlug, packGameSlugs } from './pack-kinds.ts'

/** What the fields of spec §3 have no place for stands in the tags, as `draft` does (spec §4). */
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

/**
 * Whether a published pack is in “Packs by players”, or opens by its link alone. Null where the tags do
 * not say it, as in packs from before there was a choice; where they say both, it is unlisted.
 */
export function visibilityOf(tags: readonly string[]): Visibility | null {
  return visibilityTags.find((tag) => tags.includes(tag)) ?? null
}

export function withVisibility(tags: readonly string[], visibility: Visibility): string[] {
  return [...tags.filter((tag) => !isVisibility(tag)), visibility]
}

function isVisibility(tag: string): boolean {
  return visibilityTags.some((known) => known === tag)
}

/** The game in a pack’s tags, whose way of asking a pack follows; null for prompts of no game in particular. */
export function gameOf(tags: readonly string[]): PackGameSlug | null {
  return packGameSlugs.find((game) => tags.includes(game)) ?? null
}

export function withGame(tags: readonly string[], game: PackGameSlug | null): string[] {
  const others = tags.filter((tag) => !packGameSlugs.some((known) => known === tag))
  return game ? [game, ...others] : others
}

/** The icon on the cover, as `collection:name`; null for none. */
export function iconOf(tags: readonly string[]): string | null {
  return tags.find((tag) => tag.startsWith(iconPrefix))?.slice(iconPrefix.length) ?? null
}

/** Every tag that says what the picture is; one is enough. */
export function iconTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(iconPrefix))
}

export function withIcon(tags: readonly string[], icon: string | null): string[] {
  const others = tags.filter((tag) => !tag.startsWith(iconPrefix))
  return icon ? [...others, iconPrefix + icon] : others
}

/** The tags that people gave and are shown. */
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

/** A tag as it is kept: lower case, single spaces, no commas (they part tags where they are typed). */
export function cleanTag(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,#]+/g, ' ')
    .trim()
}
