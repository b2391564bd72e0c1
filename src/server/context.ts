import type { Env } from './config/env.ts'
import type { Database } from './db/database.ts'
import type { BlobStore } from './platform/blobs/blob-store.ts'
import type { BlobCleanup } from './platform/blobs/delete-blobs.ts'
import type { Events } from './platform/cluster/events/open-events.ts'
import type { MessageQueue } from './platform/messaging/message-queue.ts'
import type { Audit } from './platform/observability/audit.ts'
import type { Log } from './platform/observability/log.ts'

/** What lower layers offer to features; a feature takes the part that it needs. */
export type ServerContext = {
  env: Env
  log: Log
  database: Database
  messageQueue: MessageQueue
  blobs: BlobStore
  blobCleanup: BlobCleanup
  authSecret: string
  /** Epoch milliseconds. */
  now: () => number
  audit: Audit
  events: Events
}
