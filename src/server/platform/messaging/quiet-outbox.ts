import { newId } from '#server/lib/new-id.ts'
import { removeLetters } from './folder-transport.ts'
import { insertMessage } from './message-repository.ts'
import type { Outbox } from './outbox.ts'

const nothing = async () => {}

/** Sends nothing itself; what belongs to a transaction is left for a running server to send. */
export const quietOutbox: Outbox = {
  send: () => {},
  keeping: (work) => work(),
  keep: (transaction, message, id = newId()) =>
    insertMessage(transaction, { id, createdAtMs: Date.now(), message }),
  wake: () => {},
  forget: nothing,
  stop: nothing,
  settled: nothing,
}

/** The same, beside the folder of this machine: letters to somebody erased go from it. */
export function quietOutboxOf(folder: string): Outbox {
  return { ...quietOutbox, forget: (letters) => removeLetters(folder, letters) }
}
