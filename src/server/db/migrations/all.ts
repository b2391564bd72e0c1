import { feedback } from './0001-feedback.ts'
import { rateLimits } from './0002-rate-limits.ts'
import { messages } from './0003-messages.ts'
import { accounts } from './0004-accounts.ts'
import { profiles } from './0005-profiles.ts'
import { feedbackAuthor } from './0006-feedback-author.ts'
import { storage } from './0007-storage.ts'
import { packs } from './0008-packs.ts'
import { shelfTerms } from './0009-shelf-terms.ts'
import { premium } from './0010-premium.ts'
import { paidBefore } from './0011-paid-before.ts'
import { dares } from './0012-dares.ts'
import { scans } from './0013-scans.ts'
import { contact } from './0014-contact.ts'
import { builds } from './0015-builds.ts'
import { toldKeys } from './0016-told-keys.ts'
import { rollingStarts } from './0017-rolling-starts.ts'
import { manyProcesses } from './0018-many-processes.ts'
import { coinTotals } from './0019-coin-totals.ts'
import { rareLookups } from './0020-rare-lookups.ts'
import { bodyHolds } from './0022-body-holds.ts'
import { unlistedObjects } from './0023-unlisted-objects.ts'
import { moderation } from './0024-moderation.ts'
import { lastBackup } from './0025-last-backup.ts'
import { rooms } from './0026-rooms.ts'
import { seatLines } from './0027-seat-lines.ts'
import { barTables } from './0028-bar-tables.ts'
import { keptNights } from './0029-kept-nights.ts'
import type { Migration } from './migration.ts'

export const allMigrations: readonly Migration[] = [
  feedback,
  rateLimits,
  messages,
  accounts,
  profiles,
  feedbackAuthor,
  storage,
  packs,
  shelfTerms,
  premium,
  paidBefore,
  dares,
  scans,
  contact,
  builds,
  toldKeys,
  rollingStarts,
  manyProcesses,
  coinTotals,
  rareLookups,
  bodyHolds,
  unlistedObjects,
  moderation,
  lastBackup,
  rooms,
  seatLines,
  barTables,
  keptNights,
]
