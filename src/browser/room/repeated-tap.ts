import type { RoomCall } from '#contract/room-messages.ts'
import type { Wanted } from './message-queue.ts'

/** Compared by name alone: each start has a newly shuffled deck, and a second end leaves the end screen. */
const onlyOnce: readonly RoomCall['do'][] = ['start', 'end']
/** Moves that are made twice on purpose: two to one name. */
const addUp: readonly string[] = ['give']

/** A second tap, before the first was dealt with, would do the same to what comes next. */
export function isRepeated(newest: Wanted | null, message: Wanted): boolean {
  if (newest?.type === 'call' && message.type === 'call' && onlyOnce.includes(message.call.do)) {
    return newest.call.do === message.call.do
  }
  if (message.type === 'move' && addUp.includes(message.move.type)) return false
  return newest !== null && keyOf(newest) === keyOf(message)
}

const keyOf = (message: Wanted) =>
  JSON.stringify(message.type === 'move' ? message.move : message.call)
