import type { CurrentGame } from './activation.ts'

/** What the fields of spec §3 have no place for stands in the tags, as `draft` does (spec §4). */
const draftTag = 'draft'
const iconPrefix = 'icon:'

/** A pack’s game stands in its tags, too. */
export const taggedGames: readonly CurrentGame[] = [
  'never-have-i-ever',
  'most-likely-to',
  'truth-or-dare',
  'category',
  'charades',
  'country-island-city',
]

export function isDraft(tags: readonly string[]): boolean {
  return tags.includes(draftTag)
}

/** Saving as a draft adds the tag, saving otherwise removes it (spec §4, "Pack saving"). */
export function withDraft(tags: readonly string[], draft: boolean): string[] {
  const others = tags.filter((tag) => tag !== draftTag)
  return draft ? [...others, draftTag] : others
}

/** The game whose way of asking a pack follows; null for prompts of no game in particular. */
export function gameOf(tags: readonly string[]): CurrentGame | null {
  return taggedGames.find((game) => tags.includes(game)) ?? null
}

export function withGame(tags: readonly string[], game: CurrentGame | null): string[] {
  const others = tags.filter((tag) => !taggedGames.some((known) => known === tag))
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
      tag !== draftTag && !tag.startsWith(iconPrefix) && !taggedGames.some((game) => game === tag),
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
