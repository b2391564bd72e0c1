import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { buildIdIn } from '#seo/build-query.ts'
import { inlineScriptHashes } from '#server/platform/web/csp-hashes.ts'
import type { StaticFile, StaticIndex } from '#server/static/static-index.ts'
import { originSuffix, urlOf } from './add-page-heads.ts'

const notServed = /\.(br|gz|origin)$|^\.vite\//

/** Notes down every file of the client folder, so that the server need not look about at its start. */
export function indexStatic(clientDir: string): StaticIndex {
  const entries = readdirSync(clientDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length))
    .map((file) => file.split(sep).filter(Boolean).join('/'))
    .filter((file) => !notServed.test(file))
    .sort()
  const home = readFileSync(join(clientDir, 'index.html'), 'utf8')
  return { build: buildIdIn(home), files: files.map((file) => describeFile(clientDir, file)) }
}

function describeFile(clientDir: string, file: string): StaticFile {
  const path = join(clientDir, file)
  const bytes = readFileSync(path)
  const encodings: StaticFile['encodings'] = []
  if (existsSync(`${path}.br`)) encodings.push('br')
  if (existsSync(`${path}.gz`)) encodings.push('gzip')
  return {
    url: urlOf(file),
    file,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    encodings,
    waitsForOrigin: existsSync(path + originSuffix),
    scriptHashes: file.endsWith('.html') ? inlineScriptHashes(bytes.toString()) : [],
  }
}
