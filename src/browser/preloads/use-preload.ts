import { useEffect } from 'react'

const load = () => import('./preload.ts')
/** Without a network to load it over, nothing is to be fetched ahead either. */
const none = () => {}

/** Has this page on the phone while the network is there: somebody is about to go to it. */
export function usePreload(path: string): void {
  useEffect(() => {
    load().then(({ preload }) => preload(path), none)
  }, [path])
}

/** Preloads what links lead to, on every page from now on. */
export function usePreloads(): void {
  useEffect(() => {
    load().then(({ watchLinks }) => watchLinks(), none)
  }, [])
}
