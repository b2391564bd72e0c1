import { useEffect, useEffectEvent } from 'react'
import { askForBuild } from '#browser/updates/other-build.ts'
import { reloadOnce } from '#browser/updates/reload-once.ts'

const againAfterMs = 2000

/**
 * False while the server plays by other rules than this page, after a deploy: a newer one makes the
 * page reload, and from an older one it goes to another process.
 * @param server undefined where no game is on the table
 */
export function useSameRules(server: number | undefined, own: number, retry: () => void): boolean {
  const isOld = server !== undefined && server > own
  const isNew = server !== undefined && server < own
  const tryAgain = useEffectEvent(retry)
  useEffect(() => {
    if (isOld) reloadOnce()
  }, [isOld])
  useEffect(() => {
    if (!isNew) return
    // The server may have gone back to an earlier build for good.
    askForBuild()
    const timer = setInterval(() => tryAgain(), againAfterMs)
    return () => clearInterval(timer)
  }, [isNew])
  return server === undefined || server === own
}
