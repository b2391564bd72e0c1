/** What lasts as long as the tab, the first two by the names of spec §3. */
type SessionValue = 'signedIn' | 'previousRoute' | 'openPack' | 'selectedPrice' | 'reloadedAt'

export function readSessionValue(name: SessionValue): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Null removes it. A storage that refuses is not worth a word: these values only save a tap. */
export function writeSessionValue(name: SessionValue, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {}
}
