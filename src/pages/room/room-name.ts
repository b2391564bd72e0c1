import { savedValue } from '#browser/storage/saved-value.ts'

/** The name used last in a room. */
export const roomName = savedValue<string>('room-name', (saved) =>
  typeof saved === 'string' ? saved : '',
)
