import { useEffect } from 'react'
import { reloadOnce } from '#browser/updates/reload-once.ts'

/**
 * False while the server plays by other rules than this page, after a deploy: a newer one makes the
 * page reload, of an older one the next view comes from a newer process.
 * @param server undefined where no game is on the table
 */
export function useSameRules(server: number | undefined, own: number): boolean {
  const isOld = server !== undefined && server > own
  useEffect(() => {
    if (isOld) reloadOnce()
  }, [isOld])
  return server === undefined || server === own
}
