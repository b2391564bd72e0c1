/** Spec §3, "Custom pack": a player's pack as stored. */
export type CustomPack = {
  metadata: PackMetadata
  prompts: CustomPrompt[]
  likes: number
  plays: number
  /** ISO date */
  lastUpdated: string
}

export type PackMetadata = {
  name: string
  id: string
  description: string
  author: string
  explicit: boolean
  alcohol: boolean
  creation_date: string
  tags: string[]
}

/** `kind` is set on dares in truth-or-dare packs only. */
export type CustomPrompt = { text: string; kind?: 'dare' }

export const unnamedPack = 'Unnamed Pack'

export const maxPackBytes = 256 * 1024
export const maxPrompts = 500
export const maxPromptLength = 500

/** In UTF-16 units; lists and the play screen are laid out for these. */
export const maxTextLengths = { name: 60, description: 300, author: 40, tag: 40 } as const
export const maxTags = 20

const packIdPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

export function isPackId(text: unknown): text is string {
  return typeof text === 'string' && packIdPattern.test(text)
}

/** The name of a pack's object (spec §7). */
export function packPath(packId: string): string {
  return `packs/${packId}.json`
}

export function packIdOfPath(path: string): string | null {
  const id = /^packs\/([^/]+)\.json$/.exec(path)?.[1]
  return isPackId(id) ? id : null
}

/** The pack as it is stored: pretty-printed JSON (spec §7). */
export function writePackFile({
  metadata,
  prompts,
  likes,
  plays,
  lastUpdated,
}: CustomPack): string {
  return JSON.stringify({ metadata, prompts, likes, plays, lastUpdated }, null, 2)
}
