import { newId } from '#server/lib/new-id.ts'
import { deleteOutboxFiles } from './folder-transport.ts'
import { insertMessage } from './message-repository.ts'
import type { Outbox } from './outbox.ts'

const noop = async () => {}

/** Stores messages for a running server to send. */
export const storeOnlyOutbox: Outbox = {
  send: () => {},
  runUntilEnqueued: (work) => work(),
  enqueue: (transaction, message, id = newId()) =>
    insertMessage(transaction, { id, createdAtMs: Date.now(), message }),
  wake: () => {},
  deleteFiles: noop,
  stop: noop,
  settled: noop,
}

/** Also deletes an erased person's emails from this machine. */
export function createStoreOnlyOutbox(folder: string): Outbox {
  return { ...storeOnlyOutbox, deleteFiles: (recipient) => deleteOutboxFiles(folder, recipient) }
}
