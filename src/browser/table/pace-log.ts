import { readPace } from '#domain/table/pace.ts'
import { savedValue } from '../storage/saved-value.ts'

/** What this phone has asked of whom in the last half hour. */
export const paceLog = savedValue('pace', readPace)
