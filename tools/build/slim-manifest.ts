import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { staticRoutePrefix } from '../../src/static-route.ts'

const start = 'window.__reactRouterManifest='
/** Loaded on every page from the start, so never prefetched. */
const alwaysThere = /[\\/](rolldown-runtime|vendor|site)-/

/** The router reads a flag that is missing as false, a list as empty; the last one it never reads. */
function isDefault(key: string, value: unknown): boolean {
  return (
    value === false || (Array.isArray(value) && value.length === 0) || key === 'hasDefaultExport'
  )
}

type Route = { imports?: string[] } & Record<string, unknown>

/** A route's id is its key: written once, put back by the script itself. */
const restoreIds = ';for(let i in __reactRouterManifest.routes)__reactRouterManifest.routes[i].id=i'

/**
 * Leaves out of the router's list of pages, which every first visit loads, what says nothing: flags
 * that are false, lists that are empty, chunks that are there already, ids, pages without a script; and which chunks a page
 * imports, unless it is a game: others may find that out from their own script.
 */
export function slimManifest(clientDir: string): void {
  const folder = join(clientDir, 'assets')
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('The router writes its manifest elsewhere now: look again.')
  const path = join(folder, name)
  writeFileSync(path, slim(readFileSync(path, 'utf8')))
}

export function slim(script: string): string {
  if (!script.startsWith(start)) throw new Error('The manifest has another shape now: look again.')
  const manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, ''))
  for (const [id, route] of Object.entries<Route>(manifest.routes)) {
    if (id.startsWith(staticRoutePrefix)) {
      delete manifest.routes[id]
      continue
    }
    if (route.id !== id) throw new Error(`The route ${id} calls itself ${route.id}: look again.`)
    delete route.id
    route.imports = id.startsWith('games/')
      ? route.imports?.filter((path) => !alwaysThere.test(path))
      : []
    for (const [key, value] of Object.entries(route)) if (isDefault(key, value)) delete route[key]
  }
  return `${start}${JSON.stringify(manifest)}${restoreIds}`
}
