import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor.ts'
import { grant } from './grant.ts'
import { messages } from './messages.ts'
import { migrateCommand } from './migrate.ts'
import { move } from './move.ts'
import { reconcilePremium } from './reconcile-premium.ts'
import { reports } from './reports.ts'
import { reportsResolve } from './reports-resolve.ts'
import { restore } from './restore.ts'
import { scans } from './scans.ts'
import { seed } from './seed.ts'

/** All that an operator may ask for, in the order of the usage. */
export const commands: readonly Command[] = [
  doctor,
  migrateCommand,
  reports,
  reportsResolve,
  messages,
  scans,
  reconcilePremium,
  grant,
  backup,
  restore,
  move,
  seed,
]
