import { iconOf } from '#domain/packs/tags.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findIcons } from '../icons/find-icons.ts'
import type { PackRow } from './pack-repository.ts'

/** Throws for an unknown icon. A stored pack may keep its icon: collections change. */
export async function requireIcon(
  tags: readonly string[],
  before: Pick<PackRow, 'tags'> | null,
): Promise<void> {
  const icon = iconOf(tags)
  if (icon === null || (before && iconOf(JSON.parse(before.tags)) === icon)) return
  const [collection = '', name = ''] = icon.split(':')
  const found = await findIcons(collection, [name])
  if (!found || found.not_found) {
    throw new AppError('invalid_request', `metadata.tags: there is no icon ${icon}`)
  }
}
