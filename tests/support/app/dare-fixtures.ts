import { randomBytes } from 'node:crypto'
import type { NewDare } from '#contract/dares.ts'

/** A card that somebody drew and wrote on, by an id and a key of its own. */
export function someDare(change: Partial<NewDare> = {}): NewDare {
  return {
    id: randomBytes(12).toString('hex'),
    senderKey: randomBytes(24).toString('hex'),
    kind: 'card',
    from: 'Mia',
    to: 'Bo',
    lines: ['Sing the chorus of whatever plays next.'],
    water: false,
    drawing: [[0, 10, 10, 200, 150]],
    ...change,
  }
}

/** An epic dare of three parts. */
export function epicDare(change: Partial<NewDare> = {}): NewDare {
  const lines = ['Swap socks.', 'Recite a recipe as a love poem.', 'Bow to the fridge.']
  return someDare({ kind: 'epic', lines, drawing: [], ...change })
}
