import { readSaved, save } from '../storage/storage.ts'

export function clearEndedGame(table: string): void {
  const { stopped, state } = (readSaved(`table:${table}`) ?? {}) as {
    stopped?: unknown
    state?: { over?: unknown } | null
  }
  if (stopped === true || state?.over === true) save(`table:${table}`, null)
}
