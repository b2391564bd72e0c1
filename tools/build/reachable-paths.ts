import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { urlOf } from './add-page-heads.ts'

/** Files that name others. */
const isRead = /\.(html|js|css|svg)$/

/** Files that are named by others: those of the build, the picture of every page, the script of static ones. */
const isNamed = /^\/assets\/|^\/(favicon\.svg|static-page\.js)$/

/**
 * The paths of these pages and scripts, and of every file that one of them names, or that such a file
 * names, and so on. What is left out is never asked for by any of them: the scripts of pages that are
 * sent without one, say.
 * @param from paths; one that the build has not got is left out
 */
export function reachablePaths(clientDir: string, from: readonly string[]): string[] {
  const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.\w+$/.test(file) && !/\.(br|gz|origin)$/.test(file))
  const byUrl = new Map(files.map((file) => [urlOf(file), file]))
  const named = [...byUrl.keys()].filter((url) => isNamed.test(url))
  const reached = new Set<string>()
  const reach = (url: string) => {
    const file = byUrl.get(url)
    if (file === undefined || reached.has(url)) return
    reached.add(url)
    if (!isRead.test(file)) return
    const text = readFileSync(join(clientDir, file), 'utf8')
    for (const each of named) if (text.includes(nameOf(each))) reach(each)
  }
  for (const path of from) reach(path)
  return [...reached].sort()
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
