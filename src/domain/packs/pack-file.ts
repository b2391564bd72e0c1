import { type Need, type PromptEntry, readTags, type Spice, textOf } from '../prompts/tags.ts'
import type { LockedPack, MenuPack, Pack, PackCover } from './pack.ts'

/** A file in `packs/`; plain types, because a JSON file has no narrower ones. */
type CoverFile = Omit<PackCover, 'spice'> & { spice: number }

export type PackFile = CoverFile & { lists: readonly { elements: readonly PromptEntry[] }[] }

export type LockedFile = CoverFile & { size: number; needs: readonly string[] }

export function readPackFile({ lists, ...cover }: PackFile): Pack {
  return {
    ...cover,
    spice: cover.spice as Spice,
    lists: lists.map(({ elements }) => ({ elements: elements.map(textOf) })),
    tags: readTags(lists.flatMap(({ elements }) => elements)),
  }
}

export function readMenuFile(file: PackFile | LockedFile): MenuPack {
  if ('lists' in file) return readPackFile(file)
  return { ...file, spice: file.spice as Spice, needs: file.needs as Need[] } satisfies LockedPack
}
