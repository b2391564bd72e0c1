import { feedback } from './0001-feedback.ts'
import { rateLimits } from './0002-rate-limits.ts'
import type { Migration } from './migration.ts'

/** Every migration, oldest first. */
export const allMigrations: readonly Migration[] = [feedback, rateLimits]
