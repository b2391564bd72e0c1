import type { RoomRefusal } from '#contract/rooms.ts'

export type JoinTrouble = { message: string; refusal: RoomRefusal | null }

export const unknownCode = 'No room has this code. Check the four letters'

/** The words of a refusal; others are the server's. */
export function wordsOf(refusal: RoomRefusal | null, name: string): string | null {
  switch (refusal) {
    case 'locked':
      return 'This room is locked. Ask the host'
    case 'full':
      return 'Twenty are in. You can watch'
    case 'name-taken':
      return `Somebody here is called ${name}. Add a letter`
    case 'claimed':
      return 'Somebody has that seat already'
    case 'no-link':
      return 'This code was used, or is too old. Show a new one on the other phone'
    case 'too-many-seats':
      return 'One phone plays for three at most'
    default:
      return null
  }
}
