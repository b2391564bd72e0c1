import { promptKey } from '../prompts/memory.ts'
import type { PromptLimits, Spice } from '../prompts/tags.ts'
import type { CustomPack } from './custom-pack.ts'
import type { Pack } from './pack.ts'
import { type PackGameSlug, packKindOf } from './pack-kinds.ts'
import { withoutLead } from './pack-lead.ts'
import { packLists } from './pack-lists.ts'
import { gameOf, isDraft } from './tags.ts'

const prefix = 'custom:'
const markPrefix = 'limits:'

/** Its prompts have no tags: hot where the pack is explicit, else warm. */
export function spiceByPlayer(isExplicit: boolean): Spice {
  return isExplicit ? 3 : 2
}

export function menuIdOf(packId: string): string {
  return prefix + packId
}

export function toMenuPack(pack: CustomPack, game: PackGameSlug): Pack | null {
  const { id, name, author, explicit, alcohol, tags } = pack.metadata
  if (gameOf(tags) !== game) return null
  const [first = [], dares = []] = packLists(pack)
  const lists = packKindOf(game).lists === 2 ? [first, dares] : [[...first, ...dares]]
  const elements = lists.map((texts) => texts.map((text) => withoutLead(game, text)))
  if (elements.every((texts) => texts.length === 0)) return null
  return {
    id: menuIdOf(id),
    name,
    explicit,
    alcohol,
    spice: spiceByPlayer(explicit),
    blurb: [`by ${author}`, isDraft(tags) && 'a draft', explicit && '18+']
      .filter(Boolean)
      .join(', '),
    premium: false,
    active: false,
    lists: elements.map((texts) => ({ elements: texts })),
    byPlayer: {
      packId: id,
      author,
      edition: promptKey(JSON.stringify(elements)),
      isPublished: !isDraft(tags),
    },
  }
}

export function deckSourceOf(packs: readonly Pack[]): string {
  return packs.map(({ id, byPlayer }) => (byPlayer ? `${id}@${byPlayer.edition}` : id)).join()
}

/** Of a source that was dealt with other limits than a new table's; empty for those. */
export function limitsMark({ spice, leftOut }: PromptLimits): string {
  if (spice === 2 && leftOut.length === 0) return ''
  return `${markPrefix}${[spice, ...leftOut].join('-')}`
}

export function withoutLimitsMark(source: string): string {
  return source
    .split(',')
    .filter((part) => !part.startsWith(markPrefix))
    .join()
}

export function isFromPack(source: string | null, menuId: string): boolean {
  return source?.split(',').some((each) => each.split('@')[0] === menuId) ?? false
}

/** Whether any of it was dealt from a player's pack. */
export function hasPlayersPack(source: string | null): boolean {
  return source?.split(',').some((each) => each.startsWith(prefix)) ?? false
}
