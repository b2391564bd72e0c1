import type { Logger } from 'pino'
import type { Env } from './config/env.ts'
import type { Database } from './db/database.ts'
import type { BlobStore } from './platform/blobs/blob-store.ts'
import type { BlobCleanup } from './platform/blobs/delete-blobs.ts'
import type { Events } from './platform/cluster/events/open-events.ts'
import type { Outbox } from './platform/messaging/outbox.ts'
import type { Audit } from './platform/observability/audit.ts'

/** What the layers below hand to the features; a feature takes the part that it needs. */
export type ServerContext = {
  env: Env
  log: Logger
  database: Database
  outbox: Outbox
  /** The bytes of objects. */
  blobs: BlobStore
  blobCleanup: BlobCleanup
  /** Signs what a browser carries. */
  authSecret: string
  /** epoch milliseconds */
  now: () => number
  /** Where refusals that matter are logged. */
  audit: Audit
  events: Events
}
