import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prerenderedPaths } from '../../src/prerender.ts'
import { buildIdIn } from '../../src/seo/build-query.ts'
import { urlOf } from './add-page-heads.ts'
import { routeRules } from './route-rules.ts'

const versionPath = '/version.json'
const latestPath = '/builds/latest.json'

/**
 * Writes a build's own files (spec §7): `version.json`, raised when older installations must clear
 * their storage; `builds/latest.json`, by which running pages find out that they are outdated; and
 * `builds/meta/{id}.json`, its pages and their route rules.
 * @param root the folder of `package.json`
 * @param nowMs epoch milliseconds
 */
export function writeBuildInfo(clientDir: string, root: string, nowMs: number): void {
  const id = readBuildId(clientDir)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const files = filePaths(clientDir)
  const facts = { id, timestamp: nowMs }
  const meta = { ...facts, prerendered: prerenderedPaths, matcher: routeRules(files) }
  write(clientDir, versionPath, { version })
  write(clientDir, latestPath, facts)
  write(clientDir, `/builds/meta/${id}.json`, meta)
}

/** Read from a page, because the sources may have changed since the build. */
export function readBuildId(clientDir: string): string {
  const id = buildIdIn(readFileSync(join(clientDir, 'index.html'), 'utf8'))
  if (id === null) throw new Error('The home page does not say which build it is of: look again.')
  return id
}

/** URL paths of files that are neither pages nor chunks. */
function filePaths(clientDir: string): string[] {
  const names = readdirSync(clientDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|data|origin)$/.test(entry.name))
    .map((entry) => urlOf(entry.name))
  return [...names, versionPath, latestPath].sort()
}

function write(clientDir: string, path: string, content: object): void {
  const file = join(clientDir, path)
  if (existsSync(file)) throw new Error(`${path} is there already: look again.`)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
