import { resolveImport, type SourceFile } from './import-table.ts'
import { parseSource } from './parse-source.ts'

/**
 * The circles of imports among these files, type imports included: each as the sorted paths of the
 * files that reach one another.
 */
export function findFileCircles(files: SourceFile[], aliases: Record<string, string>): string[][] {
  const paths = new Set(files.map(({ path }) => path))
  const imports = new Map(
    files.map((file) => {
      const targets = parseSource(file).imports.map((one) => resolveImport(file.path, one, aliases))
      return [file.path, targets.filter((target) => paths.has(target))]
    }),
  )
  peel(imports)
  const reached = new Map([...imports.keys()].map((path) => [path, reachedFrom(path, imports)]))
  const inCircle = [...imports.keys()].filter((path) => reached.get(path)?.has(path)).sort()
  const circles = inCircle.map((path) =>
    inCircle.filter((other) => reached.get(path)?.has(other) && reached.get(other)?.has(path)),
  )
  return circles.filter(([first], at) => first === inCircle[at])
}

/** Takes away, again and again, files that import none of those left: they are in no circle. */
function peel(imports: Map<string, string[]>): void {
  for (let size = -1; size !== imports.size; ) {
    size = imports.size
    for (const [path, targets] of imports) {
      if (!targets.some((target) => imports.has(target))) imports.delete(path)
    }
  }
}

/** The file itself only where a circle leads back to it. */
function reachedFrom(start: string, imports: Map<string, string[]>): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const next = (imports.get(path) ?? []).filter((target) => !reached.has(target))
    for (const target of next) reached.add(target)
    waiting.push(...next)
  }
  return reached
}
