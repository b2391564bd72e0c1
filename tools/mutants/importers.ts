import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSource } from '../../tests/support/source/parse-source.ts'

/** Which sources, tests aside, import a file, by its path from the root. */
export type Importers = ReadonlyMap<string, readonly string[]>

export function readImporters(root: string): Importers {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const importers = new Map<string, string[]>()
  for (const from of globSync('src/**/*.{ts,tsx}', { cwd: root }).sort()) {
    if (/\.test\.tsx?$/.test(from)) continue
    const { imports: specifiers } = parseSource({
      path: from,
      text: readFileSync(join(root, from), 'utf8'),
    })
    for (const specifier of new Set(specifiers)) {
      const to = resolve(from, specifier, imports)
      if (to !== null) importers.set(to, [...(importers.get(to) ?? []), from])
    }
  }
  return importers
}

/** The file and every source that imports it, directly or through others. */
export function reachedFrom(importers: Importers, path: string): ReadonlySet<string> {
  const reached = new Set([path])
  for (const file of reached) for (const next of importers.get(file) ?? []) reached.add(next)
  return reached
}

/** The file that an import of the project means; null for one of a package. */
function resolve(from: string, specifier: string, aliases: Record<string, string>): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [name = '', ...rest] = specifier.split('/')
  const folder = aliases[`${name}/*`]
  return folder ? posix.join(folder.replace('*', rest.join('/'))) : null
}
