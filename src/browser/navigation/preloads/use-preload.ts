import { useEffect } from 'react'

const load = () => import('./preload.ts')
/** Without a network to load it over, nothing is to be fetched ahead either. */
const none = () => {}

/** Has this page on the phone while the network is there: it is about to be opened. Null for none. */
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
