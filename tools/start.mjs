// Plain JavaScript, because any Node from 20 on may be the one that reads it.
import module from 'node:module'
import { join } from 'node:path'
import { hasSources, isFit, root, runUnderPinned } from './pinned-node.mjs'

if (isFit) {
  // Also keeps the TypeScript below it stripped: loading the stripper takes as long as the rest.
  module.enableCompileCache(join(root, 'build', 'compile-cache'))
  if (hasSources) {
    const { ensureBuild } = await import('./build/ensure-build.ts')
    await ensureBuild(root)
  }
  await import('../server.ts')
} else {
  runUnderPinned(import.meta.url)
}
