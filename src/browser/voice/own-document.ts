import { readSessionValue, writeSessionValue } from '../session-values.ts'

/**
 * Whether this very page may show the frame: what a page may do came with it, and whoever walked
 * here from another page still stands on that one.
 */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname
}

const onceInMs = 10_000
const patienceMs = 5_000

/** Loads this page anew when it is to be had, and was not just loaded anew; says whether it does. */
export async function reloadDocument(): Promise<boolean> {
  if (Date.now() - Number(readSessionValue('reloadedAt')) < onceInMs) return false
  writeSessionValue('reloadedAt', String(Date.now()))
  // Where nothing is kept, nobody can tell how often it was.
  if (readSessionValue('reloadedAt') === null || !(await isThere(location.pathname))) return false
  location.reload()
  return true
}

async function isThere(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    return (await fetch(path, { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
