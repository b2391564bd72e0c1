import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The server's half of the build writes a style sheet of its own that no page names. */
export function dropUnusedStyles(clientDir: string, paths: readonly string[]): void {
  const styles = readdirSync(join(clientDir, 'assets')).filter((name) => name.endsWith('.css'))
  const unused = styles.filter((name) => !paths.includes(`/assets/${name}`))
  if (unused.length === styles.length) throw new Error('No page names a style sheet: look again.')
  for (const name of unused) rmSync(join(clientDir, 'assets', name))
}
