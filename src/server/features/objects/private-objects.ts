import type { ObjectKind } from './object-kind.ts'
import { privateOwner } from './object-rules.ts'

/** The objects under `users/{userId}/`, which only their owner may read. */
export const privateObjects: ObjectKind = {
  matches: (name) => privateOwner(name) !== null,
  prepare: async ({ bytes, contentType }) => ({
    bytes,
    contentType: contentType || 'application/octet-stream',
    readers: 'nobody',
  }),
  onStore: async () => {},
  onDelete: async () => {},
  isHidden: async () => false,
}
