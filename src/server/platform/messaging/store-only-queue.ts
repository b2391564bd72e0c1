import { newId } from '#server/lib/new-id.ts'
import { deleteMessageFiles } from './folder-transport.ts'
import type { MessageQueue } from './message-queue.ts'
import { insertMessage } from './message-repository.ts'

const noop = async () => {}

/** Stores messages for a running server to send. */
export const storeOnlyQueue: MessageQueue = {
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
export function createStoreOnlyQueue(folder: string): MessageQueue {
  return { ...storeOnlyQueue, deleteFiles: (recipient) => deleteMessageFiles(folder, recipient) }
}
