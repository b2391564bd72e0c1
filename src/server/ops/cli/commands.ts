import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { bars, barsRemove } from './bars.ts'
import type { Command } from './command.ts'
import { contact } from './contact.ts'
import { doctor } from './doctor.ts'
import { grant } from './grant.ts'
import { messages, messagesShow } from './messages.ts'
import { migrateCommand } from './migrate.ts'
import { move } from './move.ts'
import { packs, packsHide, packsRemove, packsShow, packsUnhide } from './packs.ts'
import { privateLink } from './private-link.ts'
import { reconcilePremium } from './reconcile-premium.ts'
import { reports } from './reports.ts'
import { reportsResolve } from './reports-resolve.ts'
import { restore } from './restore.ts'
import { scans } from './scans.ts'
import { seed } from './seed.ts'
import { usersAdd } from './users-add.ts'
import { usersBlock, usersConfirm, usersLink, usersUnblock } from './users-change.ts'
import { usersErase, usersExport } from './users-data.ts'
import { users } from './users-list.ts'
import { usersShow } from './users-show.ts'

/** In the order of the usage. */
export const commands: readonly Command[] = [
  doctor,
  migrateCommand,
  reports,
  reportsResolve,
  packs,
  packsShow,
  packsHide,
  packsUnhide,
  packsRemove,
  bars,
  barsRemove,
  users,
  usersShow,
  usersAdd,
  usersConfirm,
  usersLink,
  usersBlock,
  usersUnblock,
  usersExport,
  usersErase,
  audit,
  privateLink,
  messages,
  messagesShow,
  contact,
  scans,
  reconcilePremium,
  grant,
  backup,
  restore,
  move,
  seed,
]
