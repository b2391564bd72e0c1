import { savedValue } from '#browser/storage/saved-value.ts'

/** Whether games of a room last about twelve minutes, in the place of their "How long". */
export const isAboutTwelve = savedValue<boolean>('room-twelve', (saved) => saved !== false)
