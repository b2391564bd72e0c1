import type { Rolldown } from 'vite'
import { runningPart } from './shared-chunk.ts'

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'moduleIds' | 'isEntry' | 'imports' | 'dynamicImports'
> & { viteMetadata?: { importedCss: Set<string> } }

/** A game's page loads it at once, beside its own start. */
export function isRunningPart({ moduleIds }: Chunk): boolean {
  return moduleIds.some((id) => runningPart.test(id))
}

/**
 * These chunks and all that they import, imported ones first.
 * @param follow which late ones count as imported
 */
export function reach(
  from: readonly Chunk[],
  all: readonly Chunk[],
  follow: (late: Chunk) => boolean,
): Chunk[] {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const found = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? [])
  const open = [...from]
  const seen = new Set<Chunk>()
  const reached: Chunk[] = []
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    found(chunk.imports).forEach(visit)
    reached.push(chunk)
    open.push(...found(chunk.dynamicImports).filter(follow))
  }
  for (const chunk of open) visit(chunk)
  return reached
}
