import type { RoomCall } from '#contract/room-messages.ts'
import type { Wanted } from './message-queue.ts'

/** Each carries a deck of its own order, or goes one step further than the first. */
const onlyOnce: readonly RoomCall['do'][] = ['start', 'end']

/** A second tap, before the first was dealt with, would do the same to what comes next. */
export function isRepeated(newest: Wanted | null, message: Wanted): boolean {
  if (newest?.type === 'call' && message.type === 'call' && onlyOnce.includes(message.call.do)) {
    return newest.call.do === message.call.do
  }
  return newest !== null && keyOf(newest) === keyOf(message)
}

const keyOf = (message: Wanted) =>
  JSON.stringify(message.type === 'move' ? message.move : message.call)
