import { readSaved, save } from '../storage/storage.ts'

/** Away from the end screen, so that its door is open; a game that is running stays. */
export function clearEndedGame(table: string): void {
  const { stopped, state } = (readSaved(`table:${table}`) ?? {}) as {
    stopped?: unknown
    state?: { over?: unknown } | null
  }
  if (stopped === true || state?.over === true) save(`table:${table}`, null)
}
