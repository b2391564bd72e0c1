import { isLocked, type MenuPack, type Pack } from './pack.ts'

/** `tags` is missing in passes that were saved before prompts had them. */
export type OpenedPack = Pick<Pack, 'id' | 'lists' | 'tags'> & { untilMs: number }

export function readOpenedPacks(saved: unknown): readonly OpenedPack[] {
  return Array.isArray(saved) ? saved.filter(isOpenedPack) : []
}

function isOpenedPack(item: unknown): item is OpenedPack {
  const { id, lists, tags = {}, untilMs } = (item ?? {}) as Record<string, unknown>
  const isTagged = typeof tags === 'object' && tags !== null
  return typeof id === 'string' && Number.isFinite(untilMs) && isTagged && hasPrompts(lists)
}

function hasPrompts(lists: unknown): boolean {
  return (
    Array.isArray(lists) &&
    lists.length > 0 &&
    lists.every(
      (list) =>
        Array.isArray(list?.elements) &&
        list.elements.length > 0 &&
        list.elements.every((prompt: unknown) => typeof prompt === 'string'),
    )
  )
}

export function withOpenedPacks(
  packs: readonly MenuPack[],
  opened: readonly OpenedPack[],
  nowMs: number,
): readonly MenuPack[] {
  return packs.map((pack) => {
    if (!isLocked(pack)) return pack
    const pass = opened.find(({ id, untilMs }) => id === pack.id && untilMs > nowMs)
    if (!pass) return pack
    const { size: _, needs: __, ...cover } = pack
    return { ...cover, lists: pass.lists, tags: pass.tags }
  })
}

export function addOpenedPack(
  opened: readonly OpenedPack[],
  fresh: OpenedPack,
  nowMs: number,
): OpenedPack[] {
  const others = opened.filter(({ id, untilMs }) => id !== fresh.id && untilMs > nowMs)
  return [...others, fresh]
}

export function msUntilNextEnd(opened: readonly OpenedPack[], nowMs: number): number | null {
  const left = opened.map(({ untilMs }) => untilMs - nowMs).filter((ms) => ms > 0)
  return left.length > 0 ? Math.min(...left) : null
}
