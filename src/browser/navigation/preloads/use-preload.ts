import { useEffect } from 'react'

const load = () => import('./preload.ts')
/** Offline, nothing can be fetched. */
const none = () => {}

/** Fetches the scripts of a page that is about to be opened. Null for none. */
export function usePreload(path: string | null): void {
  useEffect(() => {
    if (path === null) return
    load().then(({ preload }) => preload(path), none)
  }, [path])
}

/** Preloads what links lead to, on every page from now on. */
export function usePreloads(): void {
  useEffect(() => {
    load().then(({ watchLinks }) => watchLinks(), none)
  }, [])
}
